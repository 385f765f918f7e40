// Checks a finished game's log: the seed against the commitment from before the deal, every line against
// the chain of hashes, every result of chance against the seed. Nothing but SHA-256 is needed for it.
import { canonical, isObject, parse, wholeNumber, type Json } from "./canonical";

type Line = { [key: string]: Json };
export type Wrong =
  "not-json" | "no-opening" | "no-seed" | "other-seed" | "announced-wrong" | "changed" | "dice-wrong";

export interface Verdict {
  commitment: string;
  seed: string;
  lines: number; // that were right
  dice: number;
  fault: { line: number; what: Wrong } | null; // the first line that is wrong
}

export function canVerify(): boolean {
  return isSecureContext;
}

const encoder = new TextEncoder();

const bytes = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text) as Uint8Array<ArrayBuffer>;

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(data: ArrayBuffer): string {
  return Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", data));
}

/** What the seed gives for a purpose and a number. */
class Keyed {
  #key: Promise<CryptoKey>;

  constructor(seed: Uint8Array<ArrayBuffer>) {
    this.#key = crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  }

  async block(purpose: string, number: number): Promise<ArrayBuffer> {
    const place = new DataView(new ArrayBuffer(8));
    place.setBigUint64(0, BigInt(number));
    return crypto.subtle.sign("HMAC", await this.#key, joined(bytes(purpose), new Uint8Array(place.buffer)));
  }
}

class Dice {
  #used = 0;

  constructor(private readonly keyed: Keyed) {}

  async below(n: bigint): Promise<bigint> {
    if (n === 1n) return 0n; // takes no word
    const fair = 2n ** 64n - (2n ** 64n % n);
    let word = await this.#word();
    while (word >= fair) word = await this.#word();
    return word % n;
  }

  async #word(): Promise<bigint> {
    const block = await this.keyed.block("dice", Math.floor(this.#used / 4));
    const word = new DataView(block).getBigUint64(8 * (this.#used % 4));
    this.#used += 1;
    return word;
  }
}

function lineOf(text: string): Line | null {
  try {
    const value = parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

async function rollFits(roll: Json | undefined, dice: Dice): Promise<boolean> {
  if (!Array.isArray(roll)) return false;
  const [outcome, n] = [wholeNumber(roll[0]), wholeNumber(roll[1])];
  return outcome !== null && n !== null && n > 0 && (await dice.below(BigInt(n))) === BigInt(outcome);
}

/** `announced`: the commitment that the table showed; null if it showed none. */
export async function verify(log: string, announced: string | null): Promise<Verdict> {
  const verdict: Verdict = { commitment: "", seed: "", lines: 0, dice: 0, fault: null };
  const wrong = (line: number, what: Wrong): Verdict => ({ ...verdict, fault: { line, what } });

  const lines: Line[] = [];
  for (const text of log.replace(/\n$/, "").split("\n")) {
    const line = lineOf(text);
    if (!line) return wrong(lines.length + 1, "not-json");
    lines.push(line);
  }
  const opening = lines[0]?.commitment;
  if (typeof opening !== "string") return wrong(1, "no-opening");
  verdict.commitment = opening;
  const seed = lines.at(-1)?.seed;
  if (typeof seed !== "string" || !/^([0-9a-f]{2})+$/.test(seed)) return wrong(lines.length, "no-seed");
  verdict.seed = seed;
  if (announced !== null && announced !== opening) return wrong(1, "announced-wrong");
  if ((await sha256(fromHex(seed))) !== opening) return wrong(lines.length, "other-seed");

  const keyed = new Keyed(fromHex(seed));
  const dice = new Dice(keyed);
  let previous = "";
  for (const [number, { hash, ...line }] of lines.entries()) {
    const salt = new Uint8Array(await keyed.block("salt", number));
    const right = await sha256(joined(bytes(previous), salt, bytes(canonical(line))));
    if (hash !== right) return wrong(number + 1, "changed");
    if ("chance" in line) {
      if (!(await rollFits(line.roll, dice))) return wrong(number + 1, "dice-wrong");
      verdict.dice += 1;
    }
    previous = right;
    verdict.lines += 1;
  }
  return verdict;
}
