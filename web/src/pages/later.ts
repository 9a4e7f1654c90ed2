// Pages that are loaded when somebody goes there, so that the first one comes fast.
import { firstGame, loaderOf } from "../games/games";

export const later = {
  create: () => import("./Create.svelte"),
  scene: () => import("./scene/Scene.svelte"),
  lobby: () => import("./lobby/Lobby.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  cards: () => import("./CardSheet.svelte"),
  tutorial: loaderOf(firstGame, "lesson"),
};
