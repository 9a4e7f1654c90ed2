// Whether nothing moves: some people ask for that, here or in their system.
import { settings } from "./settings.svelte";

export function isStill(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
