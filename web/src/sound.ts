// Small sounds, made on the spot; off unless asked for.
import { settings } from "./settings.svelte";

interface Tone {
  from: number; // Hz
  to: number;
  at: number; // seconds
  length: number;
  loud: number;
  shape: OscillatorType;
}

const sounds: Record<"card" | "turn" | "end", Tone[]> = {
  card: [{ from: 240, to: 90, at: 0, length: 0.07, loud: 0.12, shape: "triangle" }],
  turn: [
    { from: 587, to: 587, at: 0, length: 0.16, loud: 0.08, shape: "sine" },
    { from: 880, to: 880, at: 0.12, length: 0.26, loud: 0.08, shape: "sine" },
  ],
  end: [392, 494, 587, 784].map((tone, place) => ({
    from: tone,
    to: tone,
    at: place * 0.14,
    length: 0.45,
    loud: 0.07,
    shape: "sine",
  })),
};

let context: AudioContext | null = null;

export function playSound(name: keyof typeof sounds): void {
  if (settings.sound === "off") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const tone of sounds[name]) {
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = tone.shape;
    source.frequency.setValueAtTime(tone.from, now + tone.at);
    source.frequency.exponentialRampToValueAtTime(tone.to, now + tone.at + tone.length);
    volume.gain.setValueAtTime(tone.loud, now + tone.at);
    volume.gain.exponentialRampToValueAtTime(0.001, now + tone.at + tone.length);
    source.connect(volume).connect(context.destination);
    source.start(now + tone.at);
    source.stop(now + tone.at + tone.length);
  }
}
