import type * as en from "../en/mini_costume_workshop";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.mini_costume_workshop": "Atelier des costumes",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.mini_costume_workshop.line": "Le premier qui l’atteint doit changer de rôle.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.postcard_workshop": "Atelier des costumes",
  "effect.postcard_workshop": "Le premier joueur de la manche qui le relie au départ doit changer de rôle.",
  "told.workshop_visited": "{by} atteint l’atelier des costumes, mais il ne reste aucun rôle.",
  "told.workshop_visited.changed": "{by} atteint l’atelier des costumes et change de rôle.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.workshop.title": "Dans l’atelier",
  "rules.workshop.text": "L’atelier se trouve dans la mine à chaque manche. Le premier joueur qui le relie au départ doit tout de suite changer de rôle : dans le jeu de base, il échange le sien contre la carte qui restait ; dans Saboteur 2, il en pioche un parmi ceux que personne n’a, et le sien va sous ce paquet. Personne d’autre ne voit le nouveau rôle, et c’est lui qui compte à partir de là.\n\nL’atelier se raccorde à tous les tunnels, mais aucun ne le traverse. On ne peut ni le déplacer, ni le retirer.",
};
