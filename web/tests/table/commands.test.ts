import { beforeEach, expect, test, vi } from "vitest";
import { Commands } from "../../src/table/commands.svelte";
import type { FromClient, FromServer } from "../../src/wire";

const done = (key: string) => ({ kind: "done", key }) as FromServer;

let sent: FromClient[];
let commands: Commands;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  commands = new Commands((message) => sent.push(message));
});

function ask(text: string): { key: string; heard: FromServer[] } {
  const heard: FromServer[] = [];
  commands.ask({ kind: "chat", text }, (answer) => heard.push(answer));
  return { key: sent.at(-1)?.key ?? "", heard };
}

test("a command is sent at once with a key of its own, and hears its answer once", () => {
  const [one, other] = [ask("one"), ask("other")];
  expect(sent).toEqual([
    { kind: "chat", text: "one", key: one.key },
    { kind: "chat", text: "other", key: other.key },
  ]);
  expect(one.key).toMatch(/^[0-9a-f]{24}$/);
  expect(one.key).not.toBe(other.key);

  expect(commands.answered(one.key, done(one.key))).toEqual(sent[0]);
  expect([one.heard, other.heard]).toEqual([[done(one.key)], []]);
  expect(commands.answered(one.key, done(one.key))).toBeUndefined();
  expect(one.heard).toHaveLength(1);
});

test("after a reconnection whatever has no answer is sent again, as it was", () => {
  const [one, other] = [ask("one"), ask("other")];
  commands.answered(one.key, done(one.key));
  commands.sendAgain();
  expect(sent.slice(2)).toEqual([{ kind: "chat", text: "other", key: other.key }]);
});

test("a busy server is asked again after 1, 2, 4, 8 and then always 8 seconds", () => {
  const { key } = ask("one");
  for (const seconds of [1, 2, 4, 8, 8]) {
    commands.postpone(key);
    const before = sent.length;
    vi.advanceTimersByTime(1000 * seconds - 1);
    expect(sent).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)).toEqual(sent[0]);
  }
});

test("as long as the server is too busy for any of them there is a delay", () => {
  const [one, other] = [ask("one"), ask("other")];
  expect(commands.delayed).toBe(false);
  commands.postpone(one.key);
  expect(commands.delayed).toBe(true);
  commands.answered(other.key, done(other.key));
  expect(commands.delayed).toBe(true);
  commands.answered(one.key, done(one.key));
  expect(commands.delayed).toBe(false);
});

test("what was answered or sent again meanwhile is not sent once more", () => {
  const [one, other] = [ask("one"), ask("other")];
  commands.postpone(one.key);
  commands.postpone(other.key);
  commands.answered(one.key, done(one.key));
  commands.sendAgain();
  vi.advanceTimersByTime(60_000);
  expect(sent.slice(2).map((message) => message.key)).toEqual([other.key]);
  commands.postpone("of somebody else");
  commands.postpone(other.key);
  commands.close();
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(3);
});
