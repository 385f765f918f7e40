// Keeps what has been read: rules, lessons and boards are there without a network too. What happens at tables is never
// kept. A new version waits until the reader asks for it.
import { isAsset, isGameText, isLeft } from "./kept";

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: { id: string; shell: string[]; files: string[] }; // put in by the build

const shell = `shell-${BUILD.id}`;
const kept = "kept";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(["/", ...BUILD.shell])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()));
});

self.addEventListener("message", (event: ExtendableMessageEvent) => {
  const message = event.data as { kind: "renew" } | { kind: "keep"; paths: string[] };
  if (message.kind === "renew") void self.skipWaiting();
  // What a page had loaded before this was there.
  else event.waitUntil(Promise.allSettled(message.paths.map(keepOnce)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isAsset(pathname)) event.respondWith(fromCache(request));
  else if (isGameText(pathname)) event.respondWith(fromNetwork(request));
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

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

async function keep(request: Request | string, response: Response): Promise<Response> {
  if (response.ok) await (await caches.open(kept)).put(request, response.clone());
  return response;
}

async function keepOnce(path: string): Promise<void> {
  if ((isAsset(path) || isGameText(path)) && !(await caches.match(path))) await keep(path, await fetch(path));
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
