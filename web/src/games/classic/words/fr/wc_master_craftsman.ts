import type * as en from "../en/wc_master_craftsman";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_master_craftsman": "Maître artisan",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.wc_master_craftsman.line": "Une carte qui répare n’importe quel outil.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.master_craftsman": "Maître artisan",
  "effect.master_craftsman": "Enlève un outil cassé, n’importe lequel, devant toi ou devant un autre joueur.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.master_craftsman.title": "Maître artisan",
  "rules.master_craftsman.text": "Enlève un outil cassé, n’importe lequel, devant toi ou devant un autre joueur. Il n’en répare qu’un, même s’il y en a plusieurs.\n\nIl n’ouvre pas de prison et ne chasse pas de voleur. Tu ne peux pas le jouer tant que personne n’a d’outil cassé.",
};
