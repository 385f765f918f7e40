// The word that the reader is putting together, as the mover or as a rival who would help; and the cards for it.
import type { View } from "../../wire";
import type { Voice } from "../types";
import { isLetter, letterOf, markedFormsOf } from "./faces";
import { addedOf, derivedOf, resultOf, stateOf, usableCards, type Preview, type Result } from "./state";
import { LONGEST } from "./view";

export interface Typed {
  letter: string;
  card: string | null; // the very card that was tapped for it
}

const RANKS: Result[] = ["captures", "ousts", "marks", "letter"];

export class Spelling {
  typed: Typed[] = $state.raw([]);
  lemma: string | null = $state(null); // what it shall mean, where it can mean several things
  helping = $state(false); // a rival has begun to think of a word
  price: string[] | null = $state.raw(null); // the cards that are asked for; null: it has not come to that
  countered: number | null = $state(null); // the offer to which the mover wants another price
  offered = $state(""); // the word of the reader's own offer
  appealable = $state(false);

  #known: { question: string; rule: string; preview: Preview } | null = $state.raw(null);
  #intended: string[] | null = $state.raw(null); // the cards of the word that was said

  constructor(
    private readonly view: () => View,
    private readonly voice: () => Voice | undefined,
  ) {}

  position = $derived.by(() => stateOf(this.view()));
  step = $derived.by(() => this.view().decision?.step ?? "");
  asked = $derived.by(() => {
    const { decision, seat } = this.view();
    return this.voice() !== undefined && seat !== null && (decision?.seats.includes(seat) ?? false);
  });
  talks = $derived(["talk", "live_talk"].includes(this.step)); // words are looked for, by whomever
  talking = $derived(this.asked && this.talks);
  mine = $derived.by(() => this.view().seat === this.position.mover);
  /** Letters go into the word, and not elsewhere. */
  writing = $derived(this.talking && this.price === null && (this.mine || this.helping));
  /** A word or a price is about something that has changed since. */
  occasion = $derived(`${this.position.turn}/${this.position.added_count}/${this.position.added[0]}/${this.talking}`);

  word = $derived(this.typed.map(({ letter }) => letter).join(""));
  usable = $derived(usableCards(this.position));

  /** The cards for the letters: those that were tapped, then those that bring most; empty where there is none. */
  cards: string[] = $derived.by(() => {
    const tapped = this.typed.map(({ card }) => card);
    let free = this.usable.filter((card) => !tapped.includes(card));
    return this.typed.map(({ letter, card }) => {
      if (card !== null) return card;
      const [best = ""] = this.#ranked(free.filter((each) => letterOf(each) === letter));
      free = free.filter((each) => each !== best);
      return best;
    });
  });

  /** What the word is asked about. */
  question = $derived.by(() => {
    if (!this.talking || this.word === "" || this.countered !== null) return "";
    const meant = `${this.word.toLocaleLowerCase("pl")}${this.lemma === null ? "" : `:${this.lemma}`}`;
    if (!this.mine) return `think ${meant}`;
    // Where a letter has no card, a device may bring one: then the cards are chosen after the word.
    return ["spell", meant, ...(this.cards.includes("") ? [] : this.cards)].join(" ");
  });

  /** The same, with the price that is being put together. */
  wondered = $derived(this.price?.length ? `${this.question} for ${this.price.join(" ")}` : this.question);

  /** What is known of the word; null while the server is still thinking. */
  known = $derived(this.#known?.question === this.wondered ? this.#known : null);
  preview = $derived(this.known?.preview ?? null);
  reading = $derived.by(() => this.preview?.readings[this.preview.reading ?? 0] ?? null);
  sayable = $derived(this.known?.rule === "" && this.price === null);

  /** The cards that may be asked for besides those that are. */
  askable = $derived.by(() => {
    if (this.price === null) return [];
    if (this.countered === null) return this.#known?.preview.prices.map(({ card }) => card) ?? [];
    const most = this.#offerOf(this.countered)?.length ?? 0;
    return this.price.length < most ? this.position.centre.filter((card) => !this.price?.includes(card)) : [];
  });

  // --- putting it together ---

  clear(): void {
    this.typed = [];
    this.lemma = null;
    this.price = null;
    this.countered = null;
    this.#known = null;
    this.appealable = false;
  }

  /** Back by one step; false if there is nothing to take back. */
  back(): boolean {
    if (this.price !== null) {
      this.price = null;
      this.countered = null;
    } else if (this.typed.length) this.clear();
    else if (this.helping) this.helping = false;
    else return false;
    return true;
  }

  /** The text of the field has changed. What is pasted may have its accents apart from its letters. */
  write(text: string): void {
    const letters = [...text.normalize("NFC").toLocaleUpperCase("pl")].filter(isLetter);
    let same = 0;
    while (same < letters.length && this.typed[same]?.letter === letters[same]) same += 1;
    this.#set(this.typed.slice(0, same));
    for (const letter of letters.slice(same)) this.add(letter);
  }

  add(letter: string): void {
    this.#set([...this.typed, { letter: this.#meant(letter), card: null }]);
  }

  /** What one has typed is another letter: Ł where the keyboard has only L. */
  replace(at: number, letter: string): void {
    this.#set(this.typed.map((each, place) => (place === at ? { letter, card: null } : each)));
  }

  remove(): void {
    this.#set(this.typed.slice(0, -1));
  }

  /** Pointing at a card: it is the one for a typed letter, or the next letter; once more and it is gone. */
  tap(card: string): void {
    if (this.price !== null) {
      const without = this.price.filter((each) => each !== card);
      this.price = without.length < this.price.length ? without : [...this.price, card];
      return;
    }
    const letter = letterOf(card);
    if (this.typed.some((each) => each.card === card)) this.#set(this.typed.filter((each) => each.card !== card));
    else {
      const at = this.typed.findIndex((each) => each.letter === letter && each.card === null);
      if (at < 0) this.#set([...this.typed, { letter, card }]);
      else this.typed = this.typed.map((each, place) => (place === at ? { letter, card } : each));
    }
  }

  /** The cards that could stand for a letter of the word. */
  choices(at: number): string[] {
    const others = this.cards.filter((_, place) => place !== at);
    const letter = this.typed[at]?.letter;
    return this.usable.filter((card) => letterOf(card) === letter && !others.includes(card));
  }

  /** The next of the cards that could stand for a letter. */
  turn(at: number): void {
    const among = this.choices(at);
    const next = among[(among.indexOf(this.cards[at] ?? "") + 1) % among.length];
    if (next !== undefined) this.typed = this.typed.map((each, place) => (place === at ? { ...each, card: next } : each));
  }

  /** How many cards of a letter are left. */
  left(letter: string): number {
    return this.usable.filter((card) => letterOf(card) === letter && !this.cards.includes(card)).length;
  }

  /** Other letters that a plain one could stand for. */
  forms(at: number): string[] {
    return markedFormsOf(this.typed[at]?.letter ?? "").filter((form) => this.left(form) > 0);
  }

  result(card: string): Result {
    return resultOf(this.position, card, this.position.mover);
  }

  taps(card: string): boolean {
    if (this.price !== null) return this.price.includes(card) || this.askable.includes(card);
    return this.writing && this.usable.includes(card);
  }

  chosen(card: string): boolean {
    return this.price === null ? this.writing && this.cards.includes(card) : this.price.includes(card);
  }

  // --- asking and saying ---

  async wonder(): Promise<void> {
    const question = this.wondered;
    const heard = question === "" ? null : await this.voice()?.consider(question);
    if (!heard || question !== this.wondered) return;
    this.#known = { question, rule: heard.rule, preview: heard.preview as Preview };
    this.appealable = false;
    if (this.reading?.verdict !== "block" || !this.mine) return;
    const appeal = await this.voice()?.consider(question.replace("spell", "appeal"));
    if (question === this.wondered) this.appealable = appeal?.rule === "";
  }

  async say(verb: "spell" | "appeal" = "spell"): Promise<void> {
    if (this.word === "" || !this.mine) return;
    this.#intended = this.cards.filter((card) => card !== "");
    if (await this.voice()?.answer(this.question.replace("spell", verb))) this.clear();
    else this.#intended = null;
  }

  async offer(): Promise<void> {
    const word = this.word;
    if (!this.price?.length) return;
    const script = [this.question, ...this.price.map((card) => `price ${card}`), "say"];
    if (await this.#recite(script)) {
      this.offered = word;
      this.helping = false;
      this.clear();
    }
  }

  async counter(): Promise<void> {
    if (!this.price?.length) return;
    const script = [`counter ${this.countered}`, ...this.price.map((card) => `price ${card}`), "say"];
    if (await this.#recite(script)) {
      this.price = null;
      this.countered = null;
    }
  }

  /** The next card of the word that was said, as it was chosen. If it cannot be, the reader chooses by pointing. */
  assign(): void {
    const { decision } = this.view();
    if (!this.asked || this.step !== "assign" || this.#intended === null || this.voice()?.answering) return;
    const used = this.position.picked;
    const open = this.#intended.filter(
      (card) => letterOf(card) === decision?.facts.letter && !used.includes(card),
    );
    const possible = decision?.options.flatMap(({ parts }) => parts.map(({ value }) => value)) ?? [];
    const own = this.position.captured[this.position.mover] ?? [];
    const alike = open.some((card) => own.includes(card)) ? possible.filter((card) => own.includes(card)) : [];
    const card = open.find((each) => possible.includes(each)) ?? alike[0];
    if (card === undefined) this.#intended = null;
    else void this.voice()?.answer(`use ${card}`);
  }

  /** Cards that bring most, for the rest of a word that somebody else has thought of. */
  choose(): void {
    this.#intended = this.#ranked(this.usable);
  }

  async #recite(script: string[]): Promise<boolean> {
    const voice = this.voice();
    const seat = this.view().seat ?? 0;
    if (this.position.draft[seat] != null) await voice?.answer("drop");
    for (const [at, text] of script.entries()) {
      if (await voice?.answer(text)) continue;
      if (at > 0) await voice?.answer("drop");
      return false;
    }
    return true;
  }

  #set(typed: Typed[]): void {
    this.typed = typed.slice(0, LONGEST);
    this.lemma = null;
  }

  /** A plain letter that nobody has, while there is just one card with a mark on it. */
  #meant(letter: string): string {
    if (this.left(letter) > 0) return letter;
    const forms = markedFormsOf(letter).filter((form) => this.left(form) > 0);
    return forms.length === 1 && forms[0] !== undefined ? forms[0] : letter;
  }

  /** What was added has to be used; then whatever brings most. */
  #ranked(cards: string[]): string[] {
    const added = addedOf(this.position);
    const rank = (card: string) => (added.includes(card) ? -1 : RANKS.indexOf(this.result(card)));
    return [...cards].sort((one, other) => rank(one) - rank(other));
  }

  #offerOf(number: number) {
    return derivedOf(this.view()).offers.find((offer) => offer.number === number);
  }
}
