// Keeps the pages of the client for when the net is away. Tables are never kept: they live on the server.
const pages = "filon-pages-1";
const assets = "filon-assets-1";
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
  await Promise.all(names.filter((name) => name !== pages && name !== assets).map((name) => caches.delete(name)));
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
