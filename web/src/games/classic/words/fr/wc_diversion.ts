import type * as en from "../en/wc_diversion";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_diversion": "Diversion",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.wc_diversion.line": "Déplace la dernière carte Chemin posée.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.diversion": "Diversion",
  "effect.diversion": "Déplace la dernière carte Chemin posée vers une autre case où elle se raccorde.",
  "told.path_moved": "{by} déplace la dernière carte Chemin posée.",
  "refusal.nothing_laid_yet": "Il n’y a pas de carte Chemin à déplacer : aucune n’a été posée, ou elle n’est plus là.",
  "refusal.same_place": "La carte Chemin est déjà là.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.diversion.title": "Diversion",
  "rules.diversion.text": "Prends la dernière carte Chemin posée, peu importe par qui, et pose-la ailleurs selon les règles habituelles, dans un sens ou dans l’autre. Ce qu’elle atteint là, c’est toi qui l’as atteint ; les cartes déjà retournées le restent.\n\nTu peux le faire même avec un outil cassé ou en prison. Tu ne peux pas jouer Diversion si cette carte n’est plus là ou ne va nulle part ailleurs. Le Départ, les Arrivées et les cartes Chemin des coffres ne se déplacent jamais.",
};
