// Who the reader is. A name is made up for whoever just wants to play.
import { api, Failure, problemOf } from "./api";
import { awaitedAt } from "./calling";
import { notices } from "./notices.svelte";
import type { Me, Problem } from "./wire";
import { say } from "./words";

function invented(): string {
  const [first, second] = ["guest-first", "guest-second"].map((key) => {
    const words = say(key).split(", ");
    return words[Math.floor(Math.random() * words.length)] ?? "";
  });
  return `${first} ${second}`;
}

const pause = 5000; // milliseconds between two attempts where there is no network

class Session {
  me = $state.raw<Me | null>(null);
  known = $state(false); // whether there is a session has been asked
  offline = $state(false); // that cannot be said: there is no network
  ended = $state(false); // there was one, until it was ended here or elsewhere
  #asking: Promise<void> | null = null;
  #retrying = false;
  #changing = 0; // what the reader has asked for and is not yet done

  load(): Promise<void> {
    this.#asking ??= this.#load();
    return this.#asking;
  }

  async #load(): Promise<void> {
    try {
      this.me = await api.me();
      this.offline = false;
    } catch (error) {
      this.#asking = null; // worth another try
      this.offline = problemOf(error).name === "offline";
      if (this.offline) this.#retry();
    }
    this.known = true;
  }

  /** As soon as there is a network again, as far as the browser notices; else after a while. */
  #retry(): void {
    if (this.#retrying) return;
    this.#retrying = true;
    const again = (): void => {
      clearTimeout(timer);
      removeEventListener("online", again);
      this.#retrying = false;
      void this.load();
    };
    const timer = setTimeout(again, pause);
    addEventListener("online", again);
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
    this.#changing += 1;
    try {
      this.me = await asked;
      this.ended = false;
      return null;
    } catch (error) {
      return problemOf(error);
    } finally {
      this.#changing -= 1;
    }
  }

  /** The server says that the reader has another name now; a guest gives way to whoever keeps theirs. */
  renamed(me: Me): void {
    const surprising = !this.#changing && !me.kept && me.name !== this.me?.name;
    this.me = me;
    if (surprising) notices.show({ name: "renamed", facts: { name: me.name } });
  }

  /** The session has ended; perhaps another has taken its place, in another tab. */
  lost(): Promise<void> {
    this.ended = true;
    this.me = null;
    this.known = false;
    this.#asking = null;
    return this.load();
  }

  async signOut(): Promise<void> {
    try {
      await api.signOut();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
    this.me = null;
    awaitedAt([]);
  }
}

export const session = new Session();
