// Keeps what has been read, and whole games, if it is asked to: rules, lessons and boards are there without a network too. What happens at tables is never
// kept. A new version waits until the reader asks for it.
import type { RulesPage, Shelf } from "../src/wire";
import { gameOf, isAsset, isGameText, isLeft, rulesOf, scenesOf, textsOf, type Wish } from "./kept";

declare const self: ServiceWorkerGlobalScope;
// Put in by the build.
declare const BUILD: { id: string; shell: string[]; boards: Record<string, string[]>; files: string[] };

const shell = `shell-${BUILD.id}`;
const kept = "kept";
let keeping: Promise<unknown> = Promise.resolve(); // one game after the other

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(["/", ...BUILD.shell])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()));
});

self.addEventListener("message", (event: ExtendableMessageEvent) => {
  const message = event.data as Wish;
  if (message.kind === "renew") void self.skipWaiting();
  else if (message.kind === "keep-games") event.waitUntil((keeping = keeping.then(() => keepGames(message.games))));
  // What a page had loaded before this was there.
  else event.waitUntil(Promise.allSettled(message.paths.map(keepOnce)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isAsset(pathname)) event.respondWith(fromCache(event));
  else if (isGameText(pathname)) event.respondWith(fromNetwork(event));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show((event.notification.data as { path: string }).path));
});

/** The page is the same everywhere: it reads its address itself. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match("/");
    if (found) return found;
    throw error;
  }
}

async function fromCache(event: FetchEvent): Promise<Response> {
  return (await caches.match(event.request)) ?? fetched(event);
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  try {
    return await fetched(event);
  } catch (error) {
    const found = await caches.match(event.request);
    if (found) return found;
    throw error;
  }
}

/** It is kept besides: a page does not wait for that, and has what it asked for where there is no room left. */
async function fetched(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(keep(event.request, response.clone()).catch(() => undefined));
  return response;
}

async function keep(request: Request | string, response: Response): Promise<Response> {
  if (response.ok) await (await caches.open(kept)).put(request, response.clone());
  return response;
}

async function keepOnce(path: string): Promise<void> {
  if ((isAsset(path) || isGameText(path)) && !(await caches.match(path))) await keep(path, await fetch(path));
}

/** These games and all of which something was read. What cannot be had now is asked for another time. */
async function keepGames(games: string[]): Promise<void> {
  const read = (await (await caches.open(kept)).keys()).map((request) => gameOf(new URL(request.url).pathname));
  for (const game of new Set([...games, ...read])) if (game) await keepGame(game).catch(() => undefined);
}

/** A game as a whole, in both languages; anew for each version. */
async function keepGame(game: string): Promise<void> {
  const own = await caches.open(shell);
  const done = `/kept/${game}`;
  if (await own.match(done)) return;
  await Promise.all((BUILD.boards[game] ?? []).map(keepOnce));
  const shelf = (await (await keepNew("/api/games")).json()) as Shelf;
  const lessons = shelf.games.find(({ id }) => id === game)?.lessons ?? [];
  const texts = textsOf(game, lessons.map(({ id }) => id));
  for (const path of texts) await keepNew(path);
  const page = await caches.match(rulesOf(game));
  const chapters = page ? ((await page.json()) as RulesPage).chapters.length : 0;
  for (const path of scenesOf(game, chapters)) await keepNew(path);
  await own.put(done, new Response());
}

/** One after the other, so that nobody waits for it; what a game does not have is no trouble. */
async function keepNew(path: string): Promise<Response> {
  const response = await keep(path, await fetch(path));
  if (!response.ok && response.status !== 404) throw new Error(path);
  return response;
}

/** Shells of other versions go, and files that this one no longer has. */
async function tidyUp(): Promise<void> {
  for (const name of await caches.keys()) if (name !== shell && name !== kept) await caches.delete(name);
  const cache = await caches.open(kept);
  for (const request of await cache.keys()) {
    if (isLeft(new URL(request.url).pathname, BUILD.files)) await cache.delete(request);
  }
}

async function show(path: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
