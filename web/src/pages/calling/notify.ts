// Notifications of the browser: for people who want them, at a turn that comes while the page is not in sight. While no page is open at
// all, an installed app asks now and then by itself: see public/sw.js.
import { ownSeats } from "../../state/seats";
import { change, settings } from "../../state/settings.svelte";
import { read, write } from "../../state/stored";
import { say } from "../../words/away_words";

export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;
export const isBlocked = (): boolean => canNotify() && Notification.permission === "denied";

// Asks the browser, which asks the person.
export async function wantNotifications(on: boolean): Promise<void> {
  const isGranted = on && canNotify() && (await Notification.requestPermission()) === "granted";
  change({ notify: isGranted });
  await keepForWorker();
  if (isGranted) await askNowAndThen();
}

let putUp: Promise<void> = Promise.resolve(); // the last notification is

export async function notifyTurn(code: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.ready;
  // They may be back already.
  if (document.visibilityState === "visible") return;
  putUp = worker.showNotification(say("notify.title"), noteOf(code));
  await putUp;
}
const noteOf = (code: string): NotificationOptions => ({
  body: say("notify.body", { code }),
  tag: `filon-${code}`,
  icon: "/icon-192.png",
  data: { path: `/t/${code}` },
});

// Whoever is back needs to be told no more. What is still being put up is waited for: no browser tells of it before, and Chromium, asked
// meanwhile, never does.
async function takeDown(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await putUp.catch(() => undefined);
  for (const note of await worker.getNotifications()) note.close();
}

// The worker has no storage but this: the seats, and what it says, in the reader's language.
async function keepForWorker(): Promise<void> {
  if (!("caches" in window)) return;
  const cache = await caches.open("filon-kept");
  if (!settings.notify) return void (await cache.delete("/kept"));
  const seats = ownSeats().map(({ table, code, token }) => ({ table, code, token }));
  const words = { title: say("notify.title"), body: say("notify.body", { code: "{code}" }) };
  await cache.put("/kept", new Response(JSON.stringify({ seats, words })));
}

interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>;
}
const often = 15 * 60 * 1000; // as often as the browser allows, but not more

// Browsers grant it to installed apps only.
async function askNowAndThen(): Promise<void> {
  const { periodicSync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & { periodicSync?: PeriodicSync };
  await periodicSync?.register("filon-turns", { minInterval: often }).catch(() => undefined);
}

// While the page is open and notifications are wanted. Call it once.
export function followSight(): void {
  const seen = () => {
    if (!settings.notify) return;
    if (document.visibilityState === "visible") void takeDown().catch(() => undefined);
    else void keepForWorker().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", seen);
  void askNowAndThen().catch(() => undefined);
}

// It is offered once, at a moment when it is of use.
export const mayOffer = (): boolean => canNotify() && Notification.permission === "default" && !settings.notify && !read("notify.offered", false);
export function offered(): void {
  write("notify.offered", true);
}
