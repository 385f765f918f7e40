// Logs are made here with Node's own hashes, by the words of the engine's `chain.py`, and spoilt one thing at a time.
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verify, type Verdict } from "../src/verify";

const SEED = Buffer.from("00".repeat(31) + "2a", "hex");

const hex = (...parts: (Buffer | string)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

function block(seed: Buffer, purpose: string, number: number): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(number));
  return createHmac("sha256", seed).update(purpose).update(place).digest();
}

const word = (seed: Buffer, number: number): bigint =>
  block(seed, "dice", Math.floor(number / 4)).readBigUInt64BE(8 * (number % 4));

/** Lines in their canonical spelling, each with its hash put last (where it stands does not matter). */
function chained(lines: string[], seed = SEED): string {
  let previous = "";
  return lines
    .map((line, number) => {
      previous = hex(previous, block(seed, "salt", number), line);
      return `${line.slice(0, -1)},"hash":"${previous}"}\n`;
    })
    .join("");
}

const opening = `{"commitment":"${hex(SEED)}","game":"made up"}`;
const ending = `{"end":true,"seed":"${SEED.toString("hex")}"}`;
const roll = (number: number, n: number) => `{"chance":"die","roll":[${word(SEED, number) % BigInt(n)},${n}]}`;
// A die with one side takes no word, so the words of these are 0, 1, 2, 3 and 4: the last is of the next block.
const one = '{"chance":"one","roll":[0,1]}';
const body = [roll(0, 6), one, '{"do":"lay 6B","seat":1}', roll(1, 24), roll(2, 6), roll(3, 2), roll(4, 52)];
const good = chained([opening, ...body, ending]);

async function fault(log: string, announced: string | null = null): Promise<Verdict["fault"]> {
  return (await verify(log, announced)).fault;
}

test("a right log is right: every line, every die", async () => {
  const right = { commitment: hex(SEED), seed: SEED.toString("hex"), lines: 9, dice: 6, fault: null };
  expect(await verify(good, null)).toEqual(right);
  expect(await verify(good, hex(SEED))).toEqual(right);
});

test("how a line is spaced and where its keys stand does not matter", async () => {
  const lines = good.split("\n");
  lines[3] = (lines[3] ?? "").replace(/^\{"do":"lay 6B","seat":1,(.*)\}$/, '{ $1, "seat" : 1, "do": "lay 6B" }');
  expect(lines[3]).toContain('"seat" : 1'); // it was really turned round
  expect(await fault(lines.join("\n"))).toBeNull();
});

test("another commitment than the one that was announced", async () => {
  expect(await fault(good, hex("another"))).toEqual({ line: 1, what: "announced-wrong" });
});

test("a seed that is not the one of the commitment", async () => {
  const other = good.replace(SEED.toString("hex"), "00".repeat(31) + "2b");
  expect(await fault(other)).toEqual({ line: 9, what: "other-seed" });
});

test("a line that was changed is found, and those before it were right", async () => {
  const { fault: found, lines, dice } = await verify(good.replace("lay 6B", "lay 6C"), null);
  expect(found).toEqual({ line: 4, what: "changed" });
  expect([lines, dice]).toEqual([3, 2]);
});

test("a line that was left out, and two that changed places", async () => {
  const lines = good.trimEnd().split("\n");
  const only = (...numbers: number[]) => numbers.map((number) => lines[number - 1]).join("\n");
  expect(await fault(only(1, 2, 3, 5, 6, 7, 8, 9))).toEqual({ line: 4, what: "changed" });
  expect(await fault(only(1, 2, 3, 4, 6, 5, 7, 8, 9))).toEqual({ line: 5, what: "changed" });
});

test("1 and 1.0 are not the same", async () => {
  expect(await fault(good.replace('"seat":1', '"seat":1.0'))).toEqual({ line: 4, what: "changed" });
});

test("dice that the seed did not give, in a chain that is right", async () => {
  const shifted = roll(0, 6).replace(/\[\d/, `[${(word(SEED, 0) + 1n) % 6n}`);
  const wrongs = [shifted, '{"chance":"die","roll":[0,0]}', '{"chance":"die","roll":7}', '{"chance":"die"}'];
  for (const wrong of wrongs) {
    expect(await fault(chained([opening, wrong, ending]))).toEqual({ line: 2, what: "dice-wrong" });
  }
});

test("a word that would favour low outcomes is thrown away", async () => {
  // 2^64 = 2048 n + r with r just below n: one word in 2,049 lies above 2048 n and is not fair.
  const n = 2n ** 64n / 2049n + 1n;
  const fair = 2048n * n;
  expect(2n ** 64n - fair).toBeLessThan(n);
  expect(n).toBeLessThan(2n ** 53n); // so that the log's reader has it exactly
  let number = 0;
  const seedOf = () => createHash("sha256").update(String(number)).digest();
  while (word(seedOf(), 0) < fair) number += 1;
  const seed = seedOf();
  const lines = (outcome: bigint) => [
    `{"commitment":"${hex(seed)}"}`,
    `{"chance":"die","roll":[${outcome},${n}]}`,
    `{"seed":"${seed.toString("hex")}"}`,
  ];
  expect(await fault(chained(lines(word(seed, 1) % n), seed))).toBeNull();
  expect(await fault(chained(lines(word(seed, 0) % n), seed))).toEqual({ line: 2, what: "dice-wrong" });
});

test("what is no log at all", async () => {
  expect(await fault("")).toEqual({ line: 1, what: "not-json" });
  expect(await fault(`${opening}\nnothing`)).toEqual({ line: 2, what: "not-json" });
  expect(await fault(`${opening}\n[1]`)).toEqual({ line: 2, what: "not-json" });
  expect(await fault('{"game":"made up"}')).toEqual({ line: 1, what: "no-opening" });
  expect(await fault(`${opening}\n{"end":true}`)).toEqual({ line: 2, what: "no-seed" });
  expect(await fault(`${opening}\n{"seed":"not hex"}`)).toEqual({ line: 2, what: "no-seed" });
});
