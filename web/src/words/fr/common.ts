import type { common as en } from "../en/common";

export const common: Record<keyof typeof en, string> = {
  "app.name": "Filon",
  "line.lost": "La ligne est coupée. On revient…",
  "line.connecting": "Connexion…",
  "go.home": "À la première page",
  "go.back": "Retour",
  close: "Fermer",
  cancel: "Annuler",
  "bot.easy": "Robot facile",
  "bot.normal": "Bon robot",
  "seat.unnamed": "Place {seat}",
};
