// Installed as an app, the pages come from the cache when the net is away: see public/sw.js.
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Not before the page is there: it fetches the same files. Where it is forbidden the pages work all the same.
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", register, { once: true });
}
