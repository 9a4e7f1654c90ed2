// It is this player's turn: they hear it, feel it, and are told so where the page is not in sight.
import { settings } from "../state/settings.svelte";
import { sound, turnSound } from "./sound";
import { later } from "../pages/later";

const buzz = [90, 60, 90]; // milliseconds on, off, on

export function call(code: string): void {
  sound(turnSound);
  if (document.visibilityState === "visible") {
    // Before the page was touched browsers forbid it, and complain.
    if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
  } else if (settings.notify) void later.notify().then(({ notifyTurn }) => notifyTurn(code)).catch(() => undefined);
}
