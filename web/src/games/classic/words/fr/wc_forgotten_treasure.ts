import type * as en from "../en/wc_forgotten_treasure";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_forgotten_treasure": "Trésor oublié",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.wc_forgotten_treasure.line": "Récupère une carte dans la défausse.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.forgotten_treasure": "Trésor oublié",
  "effect.forgotten_treasure": "Au lieu de piocher, regarde les cinq premières cartes de la défausse et gardes-en une.",
  "told.card_played.forgotten_treasure": "{by} joue {card} pour fouiller la défausse.",
  "told.discards_looked": "{by} regarde {count} {count|carte|cartes} de la défausse.",
  "told.card_found": "{by} ne prend rien dans la défausse.",
  "told.card_found.taken": "{by} prend une carte dans la défausse.",
  "secret.looked_at": "Tu vois : {cards}.",
  "refusal.nothing_discarded": "La défausse est vide.",
  "refusal.cannot_keep": "Tu ne peux pas reprendre un Trésor oublié dans la défausse.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.forgotten_treasure.title": "Trésor oublié",
  "rules.forgotten_treasure.text": "Regarde en secret les cinq premières cartes de la défausse, ou toutes s’il y en a moins. Gardes-en une ; les autres retournent face cachée dans le même ordre, avec cette carte par-dessus.\n\nTu fais cela au lieu de piocher, même quand la pioche est vide. Tu ne peux pas jouer la carte gardée dans le même tour, ni jouer Trésor oublié tant que la défausse est vide.",
};
