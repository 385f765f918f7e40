import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { awaitedAt, awaitedHere } from "../src/calling";

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
