import type { learn as en } from "../en/learn";

export const learn: Record<keyof typeof en, string> = {
  "rules.title": "Règles",
  "rules.contents": "Sommaire",
  "rules.search": "Chercher dans les règles",
  "rules.none": "Les règles n’en parlent pas.",

  "sheet.title": "Toutes les cartes",
  "sheet.lead": "Toutes les cartes de toutes les boîtes, et leur nombre d’exemplaires.",
  "sheet.start": "Départ",
  "sheet.goal": "Arrivées",
  "sheet.path": "Chemins",
  "sheet.action": "Actions",
  "sheet.role": "Rôles",
  "sheet.gold": "Or",
  "sheet.treasure": "Trésors",
  "sheet.chest": "Coffres",
  "sheet.piece": "Matériel",
  "sheet.back": "Dos",
  "sheet.avatar": "Avatars",
};
