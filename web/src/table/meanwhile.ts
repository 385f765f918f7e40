// What the others have done while the reader waited, as far as it matters to the reader: a sentence or two.
import type { SayingView } from "../wire";

const sayings = 2;
const room = 35; // words

const isSaying = (value: unknown): value is SayingView => typeof value === "object" && value !== null && "key" in value;
const isList = (value: unknown): value is SayingView[] => Array.isArray(value) && value.every(isSaying);
const names = (key: string): boolean => /^(seat|owner)\d*$/.test(key);

/** What of a saying speaks of the reader; null where nothing does. */
function about(saying: SayingView, reader: number): SayingView | null {
  const values = Object.entries(saying.values ?? {});
  if (values.some(([key, value]) => names(key) && [value].flat().includes(reader))) return saying;
  const kept = values.map(([key, value]): [string, unknown] => [
    key,
    isList(value) ? value.flatMap((each) => about(each, reader) ?? []) : value,
  ]);
  const found = kept.some(([, value]) => isList(value) && value.length > 0);
  return found ? { ...saying, values: Object.fromEntries(kept) } : null;
}

/** Without the first thing of its longest list; null where there is none to spare. */
function shorter(saying: SayingView): SayingView | null {
  const lists = Object.entries(saying.values ?? {}).filter(([, value]) => isList(value)) as [string, SayingView[]][];
  const [key, list] = lists.sort(([, one], [, other]) => other.length - one.length)[0] ?? ["", []];
  if (list.length > 1) return { ...saying, values: { ...saying.values, [key]: list.slice(1) } };
  const [only] = list;
  const rest = only && shorter(only);
  return rest ? { ...saying, values: { ...saying.values, [key]: [rest] } } : null;
}

/** What the last of the others did, from where it begins to be somebody's. */
const last = (told: SayingView[]): SayingView[] =>
  told.slice(Math.max(0, told.map((each) => "seat" in (each.values ?? {})).lastIndexOf(true)));

/** What concerns the reader comes first, otherwise it is what was done last; the earliest gives way. */
export function meanwhile(told: SayingView[], reader: number, text: (digest: SayingView[]) => string): string {
  const mine = told.flatMap((each) => about(each, reader) ?? []);
  let found = (mine.length ? mine : last(told)).slice(-sayings);
  while (text(found).split(" ").length > room) {
    const [first] = found;
    const rest = first && shorter(first);
    if (rest) found = [rest, ...found.slice(1)];
    else if (found.length > 1) found = found.slice(1);
    else break;
  }
  return text(found);
}
