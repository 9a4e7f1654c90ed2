import type * as en from "../en/wc_veto";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_veto": "Veto",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.wc_veto.line": "Annule une carte qu’on vient de jouer.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.veto": "Veto",
  "effect.veto": "Annule la carte Chemin ou Action qu’un autre joueur vient de jouer. À ton tour, tu ne peux que la défausser.",
  "told.announced.place_path": "{by} veut poser une carte Chemin.",
  "told.announced.place_path.mine": "{by} veut poser une carte Chemin là où se tient un Nain, et paie.",
  "told.announced.place_path.request": "{by} veut poser une carte Chemin là où se tient un Nain, et demande aux autres de payer.",
  "told.announced.divert": "{by} veut déplacer la dernière carte Chemin posée.",
  "told.announced.divert.mine": "{by} veut déplacer la dernière carte Chemin là où se tient un Nain, et paie.",
  "told.announced.divert.request": "{by} veut déplacer la dernière carte Chemin là où se tient un Nain, et demande aux autres de payer.",
  "told.announced.break_tool": "{by} veut casser {card_tool} de {whom}.",
  "told.announced.mend_tool": "{by} veut réparer {tool} de {whom}.",
  "told.announced.mend_tool.own": "{by} veut réparer {tool_own}.",
  "told.announced.play_on": "{by} veut jouer la carte {card} sur {whom}.",
  "told.announced.play_on.thief": "{by} veut poser un voleur.",
  "told.announced.play_on.hands_off": "{by} veut chasser le voleur de {whom}.",
  "told.announced.play_on.hands_off.own": "{by} veut chasser son propre voleur.",
  "told.announced.play_on.prison": "{by} veut envoyer {whom} en prison.",
  "told.announced.play_on.free_at_last": "{by} veut faire sortir {whom} de prison.",
  "told.announced.play_on.free_at_last.own": "{by} veut sortir de prison.",
  "told.announced.play_on.inspection": "{by} veut regarder le rôle de {whom}.",
  "told.announced.play_on.role_change": "{by} veut faire changer {whom} de rôle.",
  "told.announced.play_on.role_change.own": "{by} veut changer de rôle.",
  "told.announced.play_on.hand_swap": "{by} veut échanger sa main avec {whom}.",
  "told.announced.rockfall": "{by} veut faire s’effondrer un tunnel.",
  "told.announced.peek_goal": "{by} veut regarder l’Arrivée {goal}.",
  "told.announced.peek_chest": "{by} veut regarder dans le coffre {chest}.",
  "told.announced.swap_goals": "{by} veut échanger les Arrivées {one} et {other}.",
  "told.announced.play_card": "{by} veut jouer la carte {card}.",
  "told.vetoed": "{by} joue le Veto : la carte est défaussée sans effet.",
  "refusal.only_against_others": "Un Veto annule la carte d’un autre joueur. À ton tour, tu ne peux que le défausser.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.veto.title": "Veto",
  "rules.veto.text": "Quand un autre joueur vient de jouer une carte Chemin ou Action, tu peux y mettre ton veto : sa carte et le Veto sont défaussés avant tout effet. Il pioche une carte et son tour est fini ; puis tu en pioches une aussi.\n\nOn ne peut pas mettre son veto à un veto, ni à une défausse, ni à un Nain qu’on recrute, ni à l’effet d’une Arrivée, d’un coffre ou d’une carte postale. À ton tour, tu ne peux que défausser le Veto.\n\nOn demande à chaque fois à tous ceux qui ont des cartes, et personne ne voit les réponses : la question ne trahit donc jamais qui a le Veto.",
};
