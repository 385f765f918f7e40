// Who the reader is. A name is made up for whoever just wants to play.
import { api, Failure, problemOf } from "./api";
import type { Me, Problem } from "./wire";
import { say } from "./words";

function invented(): string {
  const [first, second] = ["guest-first", "guest-second"].map((key) => {
    const words = say(key).split(", ");
    return words[Math.floor(Math.random() * words.length)] ?? "";
  });
  return `${first} ${second}`;
}

class Session {
  me = $state.raw<Me | null>(null);
  known = $state(false); // whether there is a session has been asked
  #asking: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asking ??= this.#load();
    return this.#asking;
  }

  async #load(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (problemOf(error).name !== "signed-out") this.#asking = null; // worth another try
    }
    this.known = true;
  }

  suggestion(): string {
    return invented();
  }

  /** Someone to play as: who one is, or a guest with a made-up name. */
  async ensure(): Promise<Me> {
    await this.load();
    for (let tries = 0; !this.me; tries += 1) {
      const number = tries < 2 ? "" : ` ${Math.floor(Math.random() * 900) + 100}`;
      try {
        this.me = await api.beGuest(invented() + number);
      } catch (error) {
        if (tries > 5 || problemOf(error).name !== "name-taken") throw error;
      }
    }
    return this.me;
  }

  async be(asked: Promise<Me>): Promise<Problem | null> {
    try {
      this.me = await asked;
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  async signOut(): Promise<void> {
    try {
      await api.signOut();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
    this.me = null;
  }
}

export const session = new Session();
