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

/** A gong in another room. */
const gong = (tone: number): Tone[] =>
  [1, 2.4, 3.9].map((partial) => ({
    from: tone * partial,
    to: tone * partial * 0.97,
    at: 0,
    length: 1.6 / partial,
    loud: 0.12 / partial,
    shape: "sine",
  }));

export type Sound =
  "card" | "turn" | "refused" | "capture" | "coin" | "brawl" | "fall" | "coming" | "here" | "end";

/** Ten of them. */
export const sounds: Record<Sound, Tone[]> = {
  card: [{ from: 240, to: 90, at: 0, length: 0.07, loud: 0.12, shape: "triangle" }],
  turn: [
    { from: 587, to: 587, at: 0, length: 0.16, loud: 0.08, shape: "sine" },
    { from: 880, to: 880, at: 0.12, length: 0.26, loud: 0.08, shape: "sine" },
  ],
  brawl: [0, 0.11, 0.19, 0.33].map((at, place) => ({
    from: 170 - 20 * place,
    to: 55,
    at,
    length: 0.16,
    loud: 0.14,
    shape: "triangle",
  })),
  refused: [
    { from: 196, to: 185, at: 0, length: 0.12, loud: 0.08, shape: "triangle" },
    { from: 156, to: 147, at: 0.11, length: 0.18, loud: 0.08, shape: "triangle" },
  ],
  capture: [523, 659, 784].map((tone, place) => ({
    from: tone,
    to: tone,
    at: place * 0.06,
    length: 0.18,
    loud: 0.07,
    shape: "triangle",
  })),
  coin: [
    { from: 1319, to: 1319, at: 0, length: 0.09, loud: 0.05, shape: "sine" },
    { from: 1760, to: 1760, at: 0.07, length: 0.22, loud: 0.05, shape: "sine" },
  ],
  fall: [{ from: 420, to: 60, at: 0, length: 0.32, loud: 0.1, shape: "sine" }],
  coming: gong(110),
  here: [...gong(73), ...gong(82).map((tone) => ({ ...tone, at: 0.7 }))],
  end: [392, 494, 587, 784].map((tone, place) => ({
    from: tone,
    to: tone,
    at: place * 0.14,
    length: 0.45,
    loud: 0.07,
    shape: "sine",
  })),
};

const gap = 120; // ms between two sounds
const usual = 3; // of five volumes

const late = 400; // ms after which it would sound to something else

let context: AudioContext | null = null;
let last = -Infinity;

/** `anyway`: also for somebody who has turned the others off. */
export function playSound(name: Sound, anyway = false): void {
  const asked = performance.now();
  if ((settings.sound === "off" && !anyway) || asked - last < gap) return;
  last = asked;
  wake((awake) => {
    if (performance.now() - asked < late) sing(awake, sounds[name]);
  });
}

/** A page may be silent until its reader has touched it, and again after a phone call: who touches it wakes it. */
function wake(then: (awake: AudioContext) => void = () => undefined): void {
  const made = (context ??= new AudioContext());
  made.resume().then(
    () => then(made),
    () => undefined, // it is not allowed yet
  );
}

for (const touch of ["pointerup", "keydown"]) {
  addEventListener(touch, () => {
    if (settings.sound === "on" || settings.call === "on") wake();
  });
}

function sing(context: AudioContext, tones: Tone[]): void {
  const now = context.currentTime;
  const loudness = Number(settings.volume) / usual;
  for (const tone of tones) {
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = tone.shape;
    source.frequency.setValueAtTime(tone.from, now + tone.at);
    source.frequency.exponentialRampToValueAtTime(tone.to, now + tone.at + tone.length);
    volume.gain.setValueAtTime(tone.loud * loudness, now + tone.at);
    volume.gain.exponentialRampToValueAtTime(0.001, now + tone.at + tone.length);
    source.connect(volume).connect(context.destination);
    source.start(now + tone.at);
    source.stop(now + tone.at + tone.length);
  }
}
