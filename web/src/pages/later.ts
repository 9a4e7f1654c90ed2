// Pages that are fetched when somebody goes there, so that the first one comes fast.
import type { Component } from "svelte";

type Fetch = () => Promise<{ default: Component }>;

export const later = {
  create: () => import("./Create.svelte"),
  match: () => import("./Match.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  cards: () => import("./CardSheet.svelte"),
  tutorial: () => import("./Tutorial.svelte"),
} satisfies Record<string, Fetch>;
