// A socket that comes back by itself: quickly at first, then with patience.
import { session } from "./session.svelte";

const patience = [100, 300, 1000, 2000, 4000, 8000];
const refused = 1008; // trying again would change nothing

export class LiveSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;
  readonly #wake = (): void => this.#again(0);
  readonly #doubt = (): void => this.renew(); // without a network nothing may come, and nobody would say so

  constructor(
    private readonly address: () => string, // asked anew for each connection
    private readonly heard: (message: unknown) => void,
    private readonly changed: (online: boolean) => void = () => undefined,
    private readonly shut: (reason: string) => void = () => undefined, // it will not come back: the name of a problem
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#doubt);
    this.#open();
  }

  /** False if it could not be sent now. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Another connection instead of this one, of which nobody knows whether it still lives. */
  renew(): void {
    const old = this.#socket;
    if (this.#closed || !old || old.readyState > WebSocket.OPEN) return; // a new one is coming
    old.onmessage = old.onclose = null;
    old.close();
    this.changed(false);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#doubt);
    this.#socket?.close();
  }

  #open(): void {
    const place = new URL(this.address(), location.href);
    place.protocol = place.protocol.replace("http", "ws");
    const socket = new WebSocket(place);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#closed) return;
      this.#tries = 0; // it was of use: what comes next begins quickly again
      this.changed(true);
      this.heard(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => {
      if (this.#closed) return;
      this.changed(false);
      if (event.code === refused) {
        this.close();
        if (event.reason === "signed-out") void session.lost();
        else this.shut(event.reason);
        return;
      }
      this.#again(patience[Math.min(this.#tries, patience.length - 1)] ?? 0);
      this.#tries += 1;
    };
  }

  #again(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const spread = delay * (0.75 + Math.random() / 2); // not everybody at once after a restart
    this.#timer = window.setTimeout(() => this.#open(), spread);
  }
}
