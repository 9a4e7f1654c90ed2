import type * as en from "../en/mini_underground_party";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.mini_underground_party": "Fête souterraine",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.mini_underground_party.line": "Dès que quelqu’un l’atteint, tous les rôles sont mélangés.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.postcard_party": "Fête souterraine",
  "effect.postcard_party": "La première fois qu’elle est reliée au départ dans la manche, tous les rôles sont mélangés et redistribués.",
  "told.party_held": "{by} atteint la fête souterraine : tous les rôles sont mélangés et redistribués.",
  "secret.role_mixed": "Ton rôle après la fête : {role}.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.party.title": "À la fête",
  "rules.party.text": "La fête se trouve dans la mine à chaque manche. La première fois qu’elle est reliée au départ, on ramasse les cartes Rôle de tous les joueurs sans les regarder, même celles des prisonniers, on les mélange et on les redistribue. Les rôles que personne n’a restent de côté. Regarde le tien : c’est peut-être le même, et c’est lui qui compte à partir de là.\n\nRien d’autre ne bouge. La fête se raccorde à tous les tunnels, mais aucun ne la traverse. On ne peut ni la déplacer, ni la retirer.",
};
