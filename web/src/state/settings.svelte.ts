// What a person likes, kept in the browser.
import { read, write } from "./stored";

export type Language = "en" | "fr";
export type Theme = "auto" | "dark" | "light";

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: number; // 0 to 100
  vibrate: boolean; // the phone, when it is this player's turn
  notify: boolean; // when it is this player's turn and the page is not in sight
  title: boolean; // of the page: it tells when it is this player's turn
  motion: boolean;
  confirm: boolean; // a second tap before a card is played
  keys: boolean; // letters and numbers do something at a table
  name: string;
  avatar: string;
  ownFace: boolean; // the avatar was chosen, not dealt
}

function spoken(): Language {
  return typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

const defaults: Settings = {
  language: spoken(),
  theme: "auto",
  sound: true,
  volume: 70,
  vibrate: true,
  notify: false,
  title: true,
  motion: true,
  confirm: true,
  keys: true,
  name: "",
  avatar: "",
  ownFace: false,
};

export const settings: Settings = $state({ ...defaults, ...read<Partial<Settings>>("settings", {}) });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  write("settings", $state.snapshot(settings));
}

// The name as the server shows it. If somebody else at a table has it, the server puts a number after it; here it stays
// as it was typed.
export function ownName(): string {
  return settings.name.trim().replace(/\s+/g, " ");
}

// Puts theme, motion and language where CSS and screen readers find them.
export function applyToPage(root: HTMLElement): void {
  root.lang = settings.language;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  if (settings.motion) delete root.dataset["motion"];
  else root.dataset["motion"] = "off";
}
