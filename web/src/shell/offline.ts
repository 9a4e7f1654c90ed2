// Installed as an app, the pages come from the cache when the net is away: see public/sw.js.
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Where it is forbidden the pages work all the same.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
