// Installed as an app, the pages come from the cache when the net is away: see public/sw.js.
import { go } from "./route.svelte";

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A notification that was tapped leads to its table.
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ go?: string }>) => data.go && go(data.go));
  // Not before the page is there: it fetches the same files. Where it is forbidden the pages work all the same.
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", register, { once: true });
}
