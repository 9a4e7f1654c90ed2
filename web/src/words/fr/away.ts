import type { away as en } from "../en/away";

export const away: Record<keyof typeof en, string> = {
  "menu.change": "Changer le temps et les pauses",
  "share.watch": "Inviter à regarder",
  "share.watch.line": "Avec ce lien, n’importe qui peut suivre la partie et voit ce que toute la table voit. Les joueurs, eux, retrouvent leur place.",
  "give_up": "Abandonner ma place",
  "give_up.sure": "Abandonner ta place pour de bon ? Un robot finira la partie pour toi. Tu pourras continuer à regarder.",
  "give_up.yes": "Abandonner",

  "do.kick": "Exclure de la table",
  "do.mute": "Retirer la parole",
  "do.unmute": "Rendre la parole",
  "do.hide": "Masquer ses messages",
  "do.show": "Afficher ses messages",
  "do.hand_over": "Nommer hôte",
  "do.hand_over.sure": "Nommer {name} hôte ? Tu ne pourras plus mettre en pause ni modifier la table.",
  "do.hand_over.yes": "Nommer hôte",
  "do.kick.sure": "Exclure {name} de la table ? Un robot jouera à sa place jusqu’à la fin.",
  "do.kick.yes": "Exclure",
  "do.step_down": "Laisser {name} rejouer",

  "away.left": "{name} a quitté la table. Un robot joue à sa place.",
  "away.asked": "{name} n’est pas là, et c’est son tour.",
  "away.absent": "{name} n’est plus là depuis un moment.",
  "away.bot": "Laisser jouer un robot en attendant {name}",
  "away.bot.sure": "Laisser un robot jouer pour {name} jusqu’à son retour ?",
  "away.bot.yes": "Laisser jouer",

  "other.waits": "La table {code} t’attend.",
  "other.go": "J’y vais",
  "other.later": "Plus tard",

  "notify.offer": "Te prévenir quand c’est à toi de jouer ?",
  "notify.yes": "Oui",
  "notify.no": "Non merci",
  "notify.title": "À toi de jouer !",
  "notify.body": "La table {code} t’attend.",
};
