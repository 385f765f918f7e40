// Searching a text as people do: without case and accents, with the apostrophe of the keyboard, word by word.

/** Sign by sign, so that places in the text stay the same. */
export function fold(text: string): string {
  const bare = (sign: string) => sign.toLowerCase().normalize("NFD")[0] ?? sign;
  return text
    .split("")
    .map((sign) => ({ ł: "l", Ł: "l", "’": "'" })[sign] ?? bare(sign))
    .join("");
}

/** What is looked for; a single letter would be everywhere. */
export const soughtIn = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word.length > 1);

export function isHit(text: string, sought: string[]): boolean {
  const folded = fold(text);
  return sought.length > 0 && sought.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where the words stand that are looked for. */
export function pieces(text: string, sought: string[]): Piece[] {
  const folded = fold(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of sought) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const cut: Piece[] = [];
  text.split("").forEach((sign, at) => {
    const hit = hits[at] ?? false;
    const last = cut.at(-1);
    if (last?.hit === hit) last.text += sign;
    else cut.push({ text: sign, hit });
  });
  return cut;
}
