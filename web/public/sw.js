// Keeps the pages of the client for when the net is away, and calls people to their turn. Tables are never kept: they live on the server.
const pages = "filon-pages-1";
const assets = "filon-assets-1";
const kept = "filon-kept"; // what the page leaves here for the time when it is closed
const mostAssets = 120;

self.addEventListener("install", (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(forgetOldCaches().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname === "/ws") return;
  // The name of an asset has a hash of its content in it: what is kept is right for ever.
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(pageFromNet(request));
  else if (isFileOfTheApp(url.pathname)) event.respondWith(fileFromNet(request));
});

const isFileOfTheApp = (path) => /^\/[^/]+\.(svg|png|webmanifest)$/.test(path);

async function keepShell() {
  const page = await fetch("/", { cache: "no-cache" });
  const text = await page.clone().text();
  await (await caches.open(pages)).put("/", page);
  const needed = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  await (await caches.open(assets)).addAll(needed);
}

async function forgetOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![pages, assets, kept].includes(name)).map((name) => caches.delete(name)));
}

async function fromCache(request) {
  const cache = await caches.open(assets);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    // The oldest come first.
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - mostAssets)).map((old) => cache.delete(old)));
  }
  return answer;
}

// Every page of the client is the same document.
async function pageFromNet(request) {
  const cache = await caches.open(pages);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html")) await cache.put("/", answer.clone());
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

async function fileFromNet(request) {
  const cache = await caches.open(pages);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

// Whoever taps a notification wants to be at that table: in the page that shows it, in any other, or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/"));
});

async function show(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const isThere = (client) => new URL(client.url).pathname === path;
  const client = windows.find(isThere) ?? windows[0];
  if (!client) return self.clients.openWindow(path);
  await client.focus();
  if (!isThere(client)) client.postMessage({ go: path });
}

// Now and then, if the app is installed and people want to be called: is it their turn anywhere? No service of another company is needed.
self.addEventListener("periodicsync", (event) => {
  if (event.tag === "filon-turns") event.waitUntil(callToTurns());
});

async function callToTurns() {
  const found = await (await caches.open(kept)).match("/kept");
  if (!found) return;
  const { seats, words } = await found.json();
  const reply = await fetch("/api/seats", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ seats: seats.map(({ table, token }) => ({ table, token })) }),
  });
  if (!reply.ok) return;
  const windows = await self.clients.matchAll({ type: "window" });
  // A page that is in sight tells by itself.
  if (windows.some((client) => client.visibilityState === "visible")) return;
  for (const told of await reply.json()) {
    if (!told?.asked) continue;
    const tag = `filon-${told.code}`;
    const isShown = (await self.registration.getNotifications({ tag })).length > 0;
    if (!isShown)
      await self.registration.showNotification(words.title, {
        body: words.body.replace("{code}", told.code),
        tag,
        icon: "/icon-192.png",
        data: { path: `/t/${told.code}` },
      });
  }
}
