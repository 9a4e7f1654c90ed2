// What is loaded when somebody needs it, so that the first page and the table come fast. All in one place: every file that loads others
// has to name their files, too.
import { loaderOf } from "../games/games";
import { route } from "../shell/route.svelte";
import { gameOfLesson } from "./lesson_place";

export const later = {
  create: () => import("./Create.svelte"),
  mine: () => import("./mine/Mine.svelte"),
  scene: () => import("./scene/Scene.svelte"),
  lobby: () => import("./lobby/Lobby.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  cards: () => import("./CardSheet.svelte"),
  tutorial: () => loaderOf(gameOfLesson(route.current), "lesson")(),
  // Parts of pages.
  settings: () => import("../shell/SettingsDialog.svelte"),
  own: () => import("./mine/OwnTables.svelte"),
  waiting: () => import("./mine/Waiting.svelte"),
  change: () => import("./lobby/ChangeTable.svelte"),
  notify: () => import("./calling/notify"),
  // Parts of a table.
  flights: () => import("../table/Flights.svelte"),
  bar: () => import("../table/late/TableBar.svelte"),
  menu: () => import("../table/late/TableMenu.svelte"),
  seat: () => import("../table/late/SeatMenu.svelte"),
  card: () => import("../table/late/CardDialog.svelte"),
  keys: () => import("../table/late/Shortcuts.svelte"),
  talk: () => import("../table/late/Talk.svelte"),
  reactions: () => import("../table/late/Reactions.svelte"),
  reaction: () => import("../table/late/Reaction.svelte"),
};
