// Calls a reader whose turn it is and who looks elsewhere: the icon, its badge, a notice of the system, a sound.
import { notices } from "./notices.svelte";
import { settings } from "./settings.svelte";
import { playSound } from "./sound";
import { say } from "./words";

/** Could the system show notices here? Over plain http in a home network it cannot, and there is a sound alone. */
const canShow = (): boolean => "Notification" in window && "serviceWorker" in navigator && isSecureContext;

/** Does it? */
export const isShown = (): boolean => canShow() && Notification.permission === "granted";

/** Asked for by a button alone; may the system show notices? A sound needs no leave. */
export async function askToCall(): Promise<boolean> {
  settings.choose("call", "on");
  return canShow() && (await Notification.requestPermission()) === "granted";
}

/** The same, where there is no other place to say that there will be a sound alone. */
export async function callMe(): Promise<void> {
  if (!(await askToCall())) notices.show({ name: "call-unseen", facts: {} });
}

let awaited: ReadonlySet<string> = new Set(); // the tables that wait for the reader, as far as this page knows

/** All of them: a list has been read. */
export function awaitedAt(tables: string[]): void {
  awaited = new Set(tables);
  show(awaited.size);
}

/** At this table the reader is awaited, or not any more; what is known of the others stays. */
export function awaitedHere(table: string, turn: boolean): void {
  const others = [...awaited].filter((each) => each !== table);
  awaitedAt(turn ? [...others, table] : others);
}

/** A dot on the page's icon and a number on that of the installed app. */
function show(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count ? "/icon-turn.svg" : "/icon.svg";
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** It is the reader's turn at this table. */
export function callToTable(table: string, game: string): void {
  playSound("turn", document.hidden && settings.call === "on");
  if (!document.hidden || settings.call === "off" || !isShown()) return;
  const options = { body: game, tag: table, icon: "/icon-192.png", badge: "/icon-192.png", data: { path: `/t/${table}` } };
  void navigator.serviceWorker.ready.then((worker) => worker.showNotification(say("your-turn"), options));
}
