import type * as en from "../en/wc_goal_swap";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_goal_swap": "Échange de cartes Arrivée",
  "option.modules.wc_goal_swap.line": "Échange deux arrivées cachées, ou fais semblant.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.goal_swap": "Échange de cartes Arrivée",
  "effect.goal_swap": "Prends deux arrivées cachées sans les regarder et repose-les, échangées ou non. Personne d’autre ne le saura.",
  "told.goals_swapped": "{by} soulève les arrivées {one} et {other} et les repose, échangées ou non.",
  "secret.goals_exchanged": "Tu as vraiment échangé les arrivées {one} et {other}.",
  "secret.goals_mixed": "Les arrivées {one} et {other} ont peut-être été échangées : ce que tu y as vu n’est plus sûr.",
  "refusal.same_goal": "Choisis deux arrivées différentes.",
  "unplayable.no_such_goal": "Moins de deux arrivées sont encore face cachée.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.goal_swap.title": "Échange de cartes Arrivée",
  "rules.goal_swap.text": "Choisis deux arrivées encore cachées et prends-les sans les regarder. Puis échange leurs places, ou repose chacune où elle était. Tout le monde voit lesquelles tu as prises, mais toi seul sais si tu les as échangées.\n\nIl faut au moins deux arrivées cachées pour jouer cette carte.",
};
