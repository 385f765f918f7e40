import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askToCall, awaitedAt, awaitedHere, callMe, callToTable } from "../src/calling";
import { notices } from "../src/notices.svelte";
import { settings } from "../src/settings.svelte";
import { heard, listen, pass } from "./heard";

const said: number[] = [];

beforeEach(() => {
  said.length = 0;
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  vi.stubGlobal("navigator", {
    setAppBadge: (count: number) => (said.push(count), Promise.resolve()),
    clearAppBadge: () => (said.push(0), Promise.resolve()),
  });
});

afterEach(() => awaitedAt([]));

const icon = () => document.querySelector("link")?.getAttribute("href");

it("counts a turn at a table with those that wait elsewhere", () => {
  awaitedAt(["a", "b", "c"]);
  awaitedHere("b", true); // it is one of the three
  awaitedHere("d", true);
  awaitedHere("d", false);
  expect(said).toEqual([3, 3, 4, 3]);
  expect(icon()).toBe("/icon-turn.svg");
});

it("forgets what a newly read list no longer has", () => {
  awaitedHere("a", true);
  awaitedAt([]);
  expect(said).toEqual([1, 0]);
  expect(icon()).toBe("/icon.svg");
});

describe("whoever wants to be called", () => {
  const shown: [title: string, options: NotificationOptions][] = [];

  /** A browser in which the system's notices were allowed, or not; and which is looked at, or not. */
  function browser({ permission = "granted", hidden = true }): void {
    const worker = { showNotification: (...notice: (typeof shown)[number]) => shown.push(notice) };
    vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve(worker) } });
    vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
    vi.stubGlobal("isSecureContext", true);
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  }

  beforeEach(() => {
    shown.length = 0;
    listen();
    settings.choose("language", "en");
    return () => {
      settings.choose("call", "off");
      settings.sound = "off";
      notices.clear();
    };
  });

  it("hears it, and is shown it by the worker", async () => {
    browser({});
    expect(await askToCall()).toBe(true);
    callToTable("abc", "Raverun");
    await pass(0);
    expect(heard).not.toEqual([]);
    expect(shown).toEqual([
      ["Your turn", expect.objectContaining({ body: "Raverun", tag: "abc", data: { path: "/t/abc" } })],
    ]);
  });

  it("is left alone while the page is in sight, unless all sounds are on", async () => {
    browser({ hidden: false });
    await askToCall();
    callToTable("abc", "Raverun");
    await pass(0);
    expect([heard, shown]).toEqual([[], []]);
    settings.sound = "on";
    await pass(1000);
    callToTable("abc", "Raverun");
    await pass(0);
    expect(heard).not.toEqual([]);
    expect(shown).toEqual([]);
  });

  it("is told where the system shows nothing, and hears it all the same", async () => {
    browser({ permission: "denied" });
    await callMe();
    expect(notices.problem?.name).toBe("call-unseen");
    expect(settings.call).toBe("on");
    callToTable("abc", "Raverun");
    await pass(0);
    expect(heard).not.toEqual([]);
    expect(shown).toEqual([]);
  });

  it("hears it where the browser has no notices at all", async () => {
    listen();
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("isSecureContext", false);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await callMe();
    expect(settings.call).toBe("on");
    expect(notices.problem?.name).toBe("call-unseen");
    callToTable("abc", "Raverun");
    await pass(0);
    expect(heard).not.toEqual([]);
  });

  it("nobody else is called", async () => {
    browser({});
    callToTable("abc", "Raverun");
    await pass(0);
    expect([heard, shown]).toEqual([[], []]);
  });
});
