import { beforeEach, expect, test, vi } from "vitest";
import { Recall } from "../../src/table/recall";
import type { Frame } from "../../src/wire";

let known: number; // the server has frames up to this one; none if it cannot be reached
let asked: string[];
let found: number[][];

beforeEach(() => {
  vi.useFakeTimers();
  [known, asked, found] = [0, [], []];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (!known) return Promise.reject(new TypeError("no network"));
    const frames = Array.from({ length: known }, (_, at) => ({ seq: at + 1 }));
    return Promise.resolve(Response.json({ frames }));
  });
});

const take = (frames: Frame[]) => found.push(frames.map((frame) => frame.seq));

test("frames up to the wanted one are found, and no later ones", async () => {
  known = 5;
  const recall = new Recall("a table");
  recall.want(3, take);
  expect(recall.wanting).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/api/tables/a%20table/history"]);
  expect(found).toEqual([[1, 2, 3]]);
  expect(recall.wanting).toBe(false);
});

test("a server that is not there or knows too little is asked again, with more patience each time", async () => {
  const recall = new Recall("t");
  recall.want(3, take);
  await vi.advanceTimersByTimeAsync(0);
  for (const seconds of [2, 4, 8, 16, 30]) {
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(1000 * seconds - 1);
    expect(asked).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(before + 1);
    known = 2;
  }
  expect([found, recall.wanting]).toEqual([[], true]);
  known = 3;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(found).toEqual([[1, 2, 3]]);
});

test("a later want makes those before it void, and nothing is asked once it is closed", async () => {
  known = 3;
  const recall = new Recall("t");
  recall.want(2, take);
  recall.want(3, take);
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual([[1, 2, 3]]);
  recall.want(9, take);
  recall.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([asked.length, found.length, recall.wanting]).toEqual([3, 1, false]);
});
