// Pages that are fetched when somebody goes there, so that the first one comes fast.
export const later = {
  create: () => import("./Create.svelte"),
  lobby: () => import("./lobby/Lobby.svelte"),
  match: () => import("./Match.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  cards: () => import("./CardSheet.svelte"),
  tutorial: () => import("./Tutorial.svelte"),
};
