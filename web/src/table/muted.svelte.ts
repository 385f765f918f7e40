// Whom the reader does not want to hear, in this browser. Nobody else learns of it.
import { remember, remembered } from "./memory";

class Muted {
  #ids = $state.raw(remembered("muted", true).split(" ").filter(Boolean)); // of players

  has(player: string): boolean {
    return this.#ids.includes(player);
  }

  toggle(player: string): void {
    this.#ids = this.has(player) ? this.#ids.filter((id) => id !== player) : [...this.#ids, player];
    remember("muted", this.#ids.join(" "), true);
  }
}

export const muted = new Muted();
