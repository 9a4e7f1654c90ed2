import type * as en from "../en/wc_diversion";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_diversion": "Diversion",
  "option.modules.wc_diversion.line": "Déplace la dernière carte Chemin posée.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.diversion": "Diversion",
  "effect.diversion": "Déplace la dernière carte Chemin posée vers une autre case où elle va.",
  "told.path_moved": "{by} déplace le dernier chemin posé en {at}.",
  "refusal.nothing_laid_yet": "Il n’y a pas de chemin à déplacer : aucun n’a été posé, ou il n’est plus là.",
  "refusal.same_place": "Le chemin s’y trouve déjà.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.diversion.title": "Diversion",
  "rules.diversion.text": "Prends la dernière carte Chemin posée, par n’importe qui, et pose-la ailleurs selon les règles habituelles, dans un sens ou dans l’autre. Ce qu’elle atteint là, c’est toi qui l’as atteint ; ce qui était déjà retourné le reste.\n\nNi un outil cassé ni une prison ne t’en empêchent. Diversion ne se joue pas si cette carte n’est plus là ou ne va nulle part ailleurs. Le départ, les arrivées et les chemins des coffres ne se déplacent jamais.",
};
