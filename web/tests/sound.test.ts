import { beforeEach, describe, expect, test, vi } from "vitest";
import ankhmorporkText from "../../src/stolik/games/ankhmorpork/text/en.ftl?raw";
import cheersText from "../../src/stolik/games/cheers/text/en.ftl?raw";
import raverunText from "../../src/stolik/games/raverun/text/en.ftl?raw";
import sedlecText from "../../src/stolik/games/sedlec/text/en.ftl?raw";
import wordsText from "../../src/stolik/games/words/text/en.ftl?raw";
import ankhmorpork from "../src/games/ankhmorpork";
import cheers from "../src/games/cheers";
import raverun from "../src/games/raverun";
import sedlec from "../src/games/sedlec";
import words from "../src/games/words";
import { feel } from "../src/haptics";
import { settings, type Motion } from "../src/settings.svelte";
import { playSound, sounds, type Sound } from "../src/sound";
import { heard, listen, pass } from "./heard";

const games = { ankhmorpork, cheers, raverun, sedlec, words };
const texts = {
  ankhmorpork: ankhmorporkText,
  cheers: cheersText,
  raverun: raverunText,
  sedlec: sedlecText,
  words: wordsText,
};
const soundsOf = (game: keyof typeof games): Record<string, Sound> => games[game].sounds;

async function play(...asked: Parameters<typeof playSound>): Promise<typeof heard> {
  await pass(1000); // whatever came before
  heard.length = 0;
  playSound(...asked);
  await pass(0);
  return [...heard];
}

beforeEach(() => {
  listen();
  settings.sound = "on";
  settings.volume = "3";
  return () => (settings.sound = "off");
});

describe("sounds", () => {
  test("are ten, and no two of them alike", async () => {
    const all = Object.keys(sounds) as Sound[];
    expect(all).toHaveLength(10);
    const tones = [];
    for (const name of all) tones.push(JSON.stringify(await play(name)));
    expect(new Set(tones).size).toBe(10);
    expect(tones).not.toContain("[]");
  });

  test("are off until they are chosen, except one that somebody has asked to be called by", async () => {
    settings.sound = "off";
    expect(await play("card")).toEqual([]);
    expect(await play("turn", true)).not.toEqual([]);
  });

  test("come one in 120 ms", async () => {
    await play("card");
    heard.length = 0;
    await pass(119);
    playSound("card");
    await pass(0);
    expect(heard).toEqual([]);
    await pass(1);
    playSound("card");
    await pass(0);
    expect(heard).toHaveLength(1);
  });

  test("are as loud as the reader wants", async () => {
    const loud: number[] = [];
    for (const volume of ["1", "3", "5"] as const) {
      settings.volume = volume;
      loud.push((await play("card"))[0]?.loud ?? 0);
    }
    const [least = 0, usual = 0, most = 0] = loud;
    expect(usual / least).toBeCloseTo(3);
    expect(most / least).toBeCloseTo(5);
  });

  test("wait until the reader has touched the page, but what is late stays silent", async () => {
    let allow = (): void => undefined;
    listen(() => new Promise((resume) => (allow = resume)));
    expect(await play("card")).toEqual([]);
    await pass(500);
    allow();
    await pass(0);
    expect(heard).toEqual([]);
    listen();
    dispatchEvent(new Event("pointerup"));
    expect(await play("card")).toHaveLength(1);
  });

  test.each(Object.keys(games) as (keyof typeof games)[])("of %s belong to events that it has", (game) => {
    const events = [...texts[game].matchAll(/^event-(\w+) =/gm)].map(([, event]) => event);
    expect(Object.keys(soundsOf(game)).filter((event) => !events.includes(event))).toEqual([]);
  });

  test("who is assassinated falls", () => {
    expect(soundsOf("ankhmorpork").removed).toBe("fall");
  });
});

describe("what a finger feels", () => {
  const felt: unknown[] = [];

  function hold({ touch = true, reduced = false, motion = "calm" as Motion } = {}): void {
    felt.length = 0;
    settings.motion = motion;
    vi.stubGlobal("navigator", { vibrate: (pattern: unknown) => felt.push(pattern) });
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("coarse") ? touch : query.includes("reduced") && reduced,
    }));
    for (const what of ["grab", "drop", "turn", "refused"] as const) feel(what);
  }

  test("is short, and another thing for a refusal", () => {
    hold();
    expect(felt).toEqual([12, 12, 30, [10, 40, 10]]);
  });

  test("is nothing under a mouse, nor for whoever wants little motion", () => {
    hold({ touch: false });
    expect(felt).toEqual([]);
    hold({ reduced: true });
    expect(felt).toEqual([]);
    hold({ motion: "off" });
    expect(felt).toEqual([]);
  });
});
