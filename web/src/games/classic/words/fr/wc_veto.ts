import type * as en from "../en/wc_veto";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_veto": "Veto",
  "option.modules.wc_veto.line": "Annule une carte qu’on vient de jouer.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.veto": "Veto",
  "effect.veto": "Annule la carte Chemin ou Action qu’un autre joueur vient de jouer. À ton tour, tu ne peux que la défausser.",
  "told.announced.place_path": "{by} veut poser un chemin.",
  "told.announced.place_path.mine": "{by} veut poser un chemin là où se tient un nain, et paie.",
  "told.announced.place_path.request": "{by} veut poser un chemin là où se tient un nain, et demande aux autres de payer.",
  "told.announced.divert": "{by} veut déplacer le dernier chemin posé.",
  "told.announced.divert.mine": "{by} veut déplacer le dernier chemin là où se tient un nain, et paie.",
  "told.announced.divert.request": "{by} veut déplacer le dernier chemin là où se tient un nain, et demande aux autres de payer.",
  "told.announced.break_tool": "{by} veut jouer contre {whom} : {card}.",
  "told.announced.mend_tool": "{by} veut réparer {tool} de {whom}.",
  "told.announced.mend_tool.own": "{by} veut réparer son outil : {tool}.",
  "told.announced.play_on": "{by} veut jouer une carte sur {whom} : {card}.",
  "told.announced.rockfall": "{by} veut faire s’effondrer un chemin.",
  "told.announced.peek_goal": "{by} veut regarder l’arrivée {goal}.",
  "told.announced.peek_chest": "{by} veut regarder le coffre {chest}.",
  "told.announced.swap_goals": "{by} veut échanger les arrivées {one} et {other}.",
  "told.announced.play_card": "{by} veut jouer : {card}.",
  "told.vetoed": "{by} joue le Veto : la carte est défaussée, et rien ne se passe.",
  "refusal.only_against_others": "Un Veto arrête la carte d’un autre. À ton tour, tu ne peux que le défausser.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.veto.title": "Veto",
  "rules.veto.text": "Quand un autre joueur vient de jouer une carte Chemin ou Action, tu peux y opposer ton veto : sa carte et le Veto sont défaussés avant tout effet. Il pioche une carte et son tour est fini ; puis tu en pioches une aussi.\n\nOn n’oppose pas de veto à un veto, ni à une défausse, ni à un nain qu’on recrute, ni à l’effet d’une arrivée, d’un coffre ou d’une carte postale. À ton tour, tu ne peux que défausser le Veto.\n\nTous ceux qui ont des cartes sont interrogés à chaque fois, et personne ne voit les réponses : la question ne trahit donc jamais qui a le Veto.",
};
