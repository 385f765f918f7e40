// What stands open beside the board, or lies over it: remembered in this browser, except on a phone.
import { narrow, roomy, slim } from "../ui/narrow";
import { remember, remembered } from "./memory";

export type Tab = "seats" | "aid" | "log" | "chat" | "rules";

const kept: readonly Tab[] = ["aid", "log", "chat", "rules"];

export class Panel {
  #tab = $state<Tab | null>(null);
  #pinned = $state(remembered("panel-pinned", true) === "yes");

  /** `first`: the reader has not played this game to its end yet. */
  constructor(private readonly first: boolean) {
    if (!narrow.current) this.#tab = kept.find((tab) => tab === remembered("panel", true)) ?? null;
  }

  /** The tabs that there are. On a phone the rules are a link below the aid. */
  get tabs(): Tab[] {
    if (narrow.current) return ["seats", "log", "chat", "aid"];
    return slim.current ? ["seats", ...kept] : [...kept];
  }

  /** The tab that is open. */
  get tab(): Tab | null {
    const chosen = this.#tab !== null && this.tabs.includes(this.#tab) ? this.#tab : null;
    return chosen ?? (roomy.current ? (this.first ? "aid" : "log") : null);
  }

  /** It folds into a rail of icons. */
  get rail(): boolean {
    return !narrow.current && !roomy.current;
  }

  /** Open from the rail, it has a column of its own rather than lying over the board. */
  get pinned(): boolean {
    return this.rail && !slim.current && this.#pinned;
  }

  get pinnable(): boolean {
    return this.rail && !slim.current;
  }

  show(tab: Tab | null): void {
    this.#tab = tab;
    if (!narrow.current && tab !== "seats") remember("panel", tab ?? "", true);
  }

  toggle(tab: Tab): void {
    this.show(this.#tab === tab ? null : tab);
  }

  pin(): void {
    this.#pinned = !this.#pinned;
    remember("panel-pinned", this.#pinned ? "yes" : "", true);
  }
}
