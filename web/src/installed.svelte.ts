// The service worker, and Stolik as something that is installed: a new version and the installation are offered, never
// forced.
import type { Wish } from "../worker/kept";
import { whenIdle } from "./idle";
import { library } from "./library.svelte";
import { settings } from "./settings.svelte";

/** What a browser says when a page could be installed; not every one does. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const games = "stolik.finished"; // how many games the reader has finished in this browser
const offered = "stolik.offered"; // installing was offered once
const asked = "stolik.asked-sound"; // so was the sound
const enough = 2;

function stored(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

/** Does whoever reads here pay by what comes? */
function saves(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function store(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // then it is counted anew next time
  }
}

/** Heard as soon as there is a worker. */
async function tell(message: Wish): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(message);
}

class Installed {
  #waiting = $state.raw<ServiceWorker | null>(null);
  #install = $state.raw<InstallEvent | null>(null);
  #finished = $state(stored(games));
  #offered = $state(stored(offered) > 0);
  #asked = $state(stored(asked) > 0);
  busy = $state(false); // somebody is in the middle of a turn

  /** Is there a version that could be had now? */
  get renewable(): boolean {
    return this.#waiting !== null && !this.busy;
  }

  /** After the second finished game, once. */
  get installable(): boolean {
    return this.#install !== null && this.#finished >= enough && !this.#offered && !this.busy;
  }

  /** After the first one, whether there shall be sounds: once, and not of those who have them. */
  get soundable(): boolean {
    return this.#finished > 0 && !this.#asked && settings.sound === "off" && !this.busy;
  }

  heard(): void {
    this.#asked = true;
    store(asked, 1);
  }

  /** Until the next page. */
  putOff(): void {
    this.#waiting = null;
  }

  begin(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#install = event as InstallEvent;
    });
    addEventListener("appinstalled", () => this.keep(...(library.shelf?.games ?? []).map(({ id }) => id)));
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    addEventListener("load", () => void this.#register());
  }

  /**
   * All that there is to read and to learn of these games shall be there without a network, too. It comes when nothing
   * else is to be done. What was kept so before is kept for a new version anew.
   */
  keep(...games: string[]): void {
    if ("serviceWorker" in navigator && !saves()) whenIdle(() => void tell({ kind: "keep-games", games }));
  }

  finish(): void {
    this.#finished += 1;
    store(games, this.#finished);
  }

  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#waiting?.postMessage({ kind: "renew" } satisfies Wish);
  }

  async install(): Promise<void> {
    this.decline();
    await this.#install?.prompt();
  }

  decline(): void {
    this.#offered = true;
    store(offered, 1);
  }

  async #register(): Promise<void> {
    try {
      const found = await navigator.serviceWorker.register("/sw.js");
      this.#watch(found);
      await navigator.serviceWorker.ready;
      const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
      const paths = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
      await tell({ kind: "keep", paths });
      this.keep();
    } catch {
      // everything works without it
    }
  }

  #watch(found: ServiceWorkerRegistration): void {
    const look = (): void => {
      // The very first one replaces nothing.
      if (navigator.serviceWorker.controller) this.#waiting = found.waiting;
    };
    look();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
  }
}

export const installed = new Installed();
