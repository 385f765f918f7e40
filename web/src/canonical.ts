// JSON as the log's hashes cover it: keys sorted, no spaces, numbers spelt as they stand in the file.
// JSON.parse would lose that spelling: 1.0 and 1 are different there.
class Numeral {
  constructor(readonly text: string) {}
}

export type Json = null | boolean | string | Numeral | Json[] | { [key: string]: Json };

const space = "[ \\t\\r\\n]*";
const numeral = "-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?";
const token = new RegExp(`${space}("(?:[^"\\\\]|\\\\.)*"|${numeral}|true|false|null|[[\\]{},:])${space}`, "y");

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  whole(): Json {
    const value = this.#value(this.#next());
    if (this.#at !== this.text.length) throw new SyntaxError("something follows");
    return value;
  }

  #next(): string {
    token.lastIndex = this.#at;
    const found = token.exec(this.text)?.[1];
    if (found === undefined) throw new SyntaxError(`at ${this.#at}`);
    this.#at = token.lastIndex;
    return found;
  }

  #expect(wanted: string, found: string): void {
    if (found !== wanted) throw new SyntaxError(`${found} where ${wanted} should be`);
  }

  #value(first: string): Json {
    if (first === "{") return this.#object();
    if (first === "[") return this.#array();
    if (/^[-\d]/.test(first)) return new Numeral(first);
    return JSON.parse(first) as Json;
  }

  #array(): Json {
    const items: Json[] = [];
    for (let next = this.#next(); next !== "]"; next = this.#next()) {
      if (items.length) {
        this.#expect(",", next);
        next = this.#next();
      }
      items.push(this.#value(next));
    }
    return items;
  }

  #object(): Json {
    const object: { [key: string]: Json } = Object.create(null) as { [key: string]: Json };
    let many = false;
    for (let next = this.#next(); next !== "}"; next = this.#next()) {
      if (many) {
        this.#expect(",", next);
        next = this.#next();
      }
      if (!next.startsWith('"')) throw new SyntaxError(`${next} where a key should be`);
      const key = JSON.parse(next) as string;
      this.#expect(":", this.#next());
      object[key] = this.#value(this.#next());
      many = true;
    }
    return object;
  }
}

export function parse(text: string): Json {
  return new Reader(text).whole();
}

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Numeral);
}

export function wholeNumber(value: Json | undefined): number | null {
  return value instanceof Numeral && /^\d+$/.test(value.text) ? Number(value.text) : null;
}

function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const place = left.findIndex((letter, at) => letter !== right[at]);
  if (place < 0) return left.length - right.length;
  return (left[place]?.codePointAt(0) ?? 0) - (right[place]?.codePointAt(0) ?? -1);
}

export function canonical(value: Json): string {
  if (value instanceof Numeral) return value.text;
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort(byCodePoint);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`).join(",")}}`;
}
