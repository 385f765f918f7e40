// What a page would sound like: each tone that is started, in Hz, and how loud.
import { vi } from "vitest";

export const heard: { from: number; loud: number }[] = [];
let now = 1e9; // later than anything that another test has heard

/** Time goes on, and what was promised happens. */
export async function pass(ms: number): Promise<void> {
  now += ms;
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

class Param {
  value = 0;
  setValueAtTime = (value: number) => (this.value = value);
  exponentialRampToValueAtTime = () => undefined;
}

class Volume {
  gain = new Param();
  connect = (to: unknown) => to;
}

class Tone {
  frequency = new Param();
  volume: Volume | null = null;
  connect = (volume: Volume) => (this.volume = volume);
  start = () => heard.push({ from: this.frequency.value, loud: this.volume?.gain.value ?? 0 });
  stop = () => undefined;
}

/** `resume`: whether the browser lets it be heard. */
class Context {
  static resume = () => Promise.resolve();
  currentTime = 0;
  destination = {};
  createOscillator = () => new Tone();
  createGain = () => new Volume();
  resume = () => Context.resume();
}

export function listen(resume: () => Promise<void> = () => Promise.resolve()): void {
  heard.length = 0;
  now += 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  Context.resume = resume;
  vi.stubGlobal("AudioContext", Context);
}
