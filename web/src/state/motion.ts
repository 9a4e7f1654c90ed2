// Whether things stay where they are: for who asked for it, us or the system.
import { settings } from "./settings.svelte";

export function isStill(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
