import type * as en from "../en/wc_scout";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_scout": "Éclaireur",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.wc_scout.line": "Pose deux cartes Chemin en un tour.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.scout": "Éclaireur",
  "effect.scout": "Pose deux cartes Chemin dans ce tour, l’une après l’autre, puis pioche deux cartes. Impossible avec un outil cassé ou en prison.",
  "told.card_played.scout": "{by} joue l’Éclaireur : deux cartes Chemin en un tour.",
  "told.declined.playing": "{by} ne pose pas de deuxième carte Chemin.",
  "refusal.too_few_paths": "Il te faut deux cartes Chemin en main pour jouer l’Éclaireur.",
  "refusal.no_second_path": "Après ça, tu ne pourrais plus poser de deuxième carte Chemin.",
  "refusal.must_place_second": "Tu peux poser une deuxième carte Chemin : tu dois le faire.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.scout.title": "Éclaireur",
  "rules.scout.text": "Joue l’Éclaireur, puis pose deux cartes Chemin l’une après l’autre ; la seconde peut prolonger la première. Pioche ensuite deux cartes : ta main compte une carte de moins jusqu’à la fin de la manche.\n\nIl te faut deux cartes Chemin qui peuvent se poser ainsi, aucun outil cassé, et tu ne dois pas être en prison. Si la première retourne quelque chose et qu’aucune seconde ne peut plus être posée, tu la gardes et ne pioches qu’une carte.",
};
