import type * as en from "../en/wc_veto";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_veto": "Veto",
  "option.modules.wc_veto.line": "Annule une carte qu’on vient de jouer.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.veto": "Veto",
  "effect.veto": "Annule la carte Chemin ou Action qu’un autre joueur vient de jouer. À ton tour, tu ne peux que la défausser.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.veto.title": "Veto",
  "rules.veto.text": "Quand un autre joueur vient de jouer une carte Chemin ou Action, tu peux y opposer ton veto : sa carte et le Veto sont défaussés avant tout effet. Il pioche une carte et son tour est fini ; puis tu en pioches une aussi.\n\nOn n’oppose pas de veto à un veto, ni à une défausse, ni à un nain qu’on recrute, ni à l’effet d’une arrivée, d’un coffre ou d’une carte postale. À ton tour, tu ne peux que défausser le Veto.\n\nTous ceux qui ont des cartes sont interrogés à chaque fois, et personne ne voit les réponses : la question ne trahit donc jamais qui a le Veto.",
};
