import type * as en from "../en/wc_goal_swap";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_goal_swap": "Échange de cartes Arrivée",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.wc_goal_swap.line": "Échange deux Arrivées cachées, ou fais semblant.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.goal_swap": "Échange de cartes Arrivée",
  "effect.goal_swap": "Prends deux Arrivées cachées sans les regarder et repose-les, échangées ou non. Personne d’autre ne le saura.",
  "told.goals_swapped": "{by} soulève les Arrivées {one} et {other} et les repose, échangées ou non.",
  "secret.goals_exchanged": "Tu as vraiment échangé les Arrivées {one} et {other}.",
  "secret.goals_mixed": "Les Arrivées {one} et {other} ont peut-être été échangées : ce que tu y as vu n’est plus sûr.",
  "refusal.same_goal": "Choisis deux Arrivées différentes.",
  "unplayable.no_such_goal": "Il reste moins de deux Arrivées face cachée.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.goal_swap.title": "Échange de cartes Arrivée",
  "rules.goal_swap.text": "Choisis deux Arrivées encore cachées et prends-les sans les regarder. Puis échange-les, ou repose chacune à sa place. Tout le monde voit lesquelles tu as prises, mais personne d’autre ne sait si tu les as échangées.\n\nIl faut au moins deux Arrivées cachées pour jouer cette carte.",
};
