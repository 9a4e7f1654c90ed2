import type * as en from "../en/mini_underground_party";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.mini_underground_party": "Fête souterraine",
  "option.modules.mini_underground_party.line": "Qui l’atteint en premier fait mélanger tous les rôles.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.postcard_party": "Fête souterraine",
  "effect.postcard_party": "Dès qu’elle est reliée au départ pour la première fois de la manche, les rôles de tous sont mélangés.",
  "told.party_held": "{by} atteint la fête souterraine : tous les rôles sont mélangés et redistribués.",
  "secret.role_mixed": "Ton rôle après la fête : {role}.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.party.title": "À la fête",
  "rules.party.text": "La fête se trouve dans la mine à chaque manche. Quand elle est reliée au départ pour la première fois, les cartes Rôle de tous les joueurs sont ramassées sans être vues, mélangées et redistribuées, aux prisonniers aussi ; les rôles que personne n’a n’en sont pas. Regarde le tien : c’est peut-être le même, et il compte désormais.\n\nTout le reste demeure en place. La fête s’accorde avec tous les tunnels, mais aucun ne la traverse, et elle ne peut être ni déplacée, ni retirée.",
};
