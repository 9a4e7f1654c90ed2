import type { lobby as en } from "../en/lobby";

export const lobby: Record<keyof typeof en, string> = {
  "chair.result": "regarde encore le résultat",
  "chair.hand-over.sure": "Nommer {name} hôte ? Tu ne pourras plus modifier la table ni lancer la partie.",
  "chair.hand-over.yes": "Nommer hôte",
  "chair.remove.sure": "Retirer {name} de la table ? Sa place sera libre.",
  "chair.remove.yes": "Retirer",
  "lobby.leave.sure": "C’est toi l’hôte. Si tu pars, {name} devient l’hôte et ta place est libre pour quelqu’un d’autre.",
  "lobby.leave.last": "Il n’y a personne d’autre. Si tu pars, la table sera vide.",
  "lobby.leave.yes": "Quitter",
  "lobby.waiting.away": "On attend {names}. {host} peut lancer la partie sans attendre.",
  "host.start.away": "On attend {names}. Tu peux aussi lancer la partie sans attendre.",
};
