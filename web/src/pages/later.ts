// Pages that are fetched when somebody goes there, so that the first one comes fast.
import { learn } from "../words/words";

async function withWords<Page>(page: Promise<Page>): Promise<Page> {
  const [{ further }, fetched] = await Promise.all([import("../words/further"), page]);
  learn(further);
  return fetched;
}

async function withRules<Page>(page: Promise<Page>): Promise<Page> {
  const [{ rulebook }, fetched] = await Promise.all([import("../words/rulebook"), withWords(page)]);
  learn(rulebook);
  return fetched;
}

async function withSheet<Page>(page: Promise<Page>): Promise<Page> {
  const [{ sheet }, fetched] = await Promise.all([import("../words/sheet"), withWords(page)]);
  learn(sheet);
  return fetched;
}

export const later = {
  create: () => import("./Create.svelte"),
  scene: () => import("./scene/Scene.svelte"),
  lobby: () => import("./lobby/Lobby.svelte"),
  match: () => withWords(import("./Match.svelte")),
  replay: () => withWords(import("./Replay.svelte")),
  rules: () => withRules(import("./Rules.svelte")),
  cards: () => withSheet(import("./CardSheet.svelte")),
  tutorial: () => withRules(import("./Tutorial.svelte")),
};
