// What was asked of the server and has no answer yet. It is sent again until there is one: by its key it is done once.
import type { FromClient, FromServer } from "../wire";

type Keyless<T> = T extends { key: string } ? Omit<T, "key"> : never;
export type Command = Keyless<FromClient>;

interface Waiting {
  message: FromClient;
  hear: (answer: FromServer) => void;
  tries: number; // how often the server was too busy for a verdict
  timer: number;
}

const patience = [1000, 2000, 4000, 8000]; // milliseconds

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class Commands {
  delayed = $state(false); // the server has no verdict yet on some of them
  #waiting: Waiting[] = [];

  constructor(private readonly send: (message: FromClient) => void) {}

  ask(command: Command, hear: (answer: FromServer) => void): void {
    const message = { ...command, key: freshKey() } as FromClient;
    this.#waiting.push({ message, hear, tries: 0, timer: 0 });
    this.send(message);
  }

  /** There is an answer; what it is to, if that is still waiting. */
  answered(key: string, answer: FromServer): FromClient | undefined {
    const found = this.#of(key);
    if (!found) return undefined;
    clearTimeout(found.timer);
    this.#waiting = this.#waiting.filter((each) => each !== found);
    this.#look();
    found.hear(answer);
    return found.message;
  }

  /** The server is too busy for a verdict: in a while, and with more patience each time, it is asked again. */
  postpone(key: string): void {
    const found = this.#of(key);
    if (!found) return;
    clearTimeout(found.timer);
    const wait = patience[Math.min(found.tries, patience.length - 1)];
    found.timer = window.setTimeout(() => this.send(found.message), wait);
    found.tries += 1;
    this.#look();
  }

  /** After a reconnection. */
  sendAgain(): void {
    for (const { message, timer } of this.#waiting) {
      clearTimeout(timer);
      this.send(message);
    }
  }

  close(): void {
    for (const { timer } of this.#waiting) clearTimeout(timer);
  }

  #of(key: string): Waiting | undefined {
    return this.#waiting.find(({ message }) => message.key === key);
  }

  #look(): void {
    this.delayed = this.#waiting.some(({ tries }) => tries > 0);
  }
}
