import type { lesson as en } from "../en/lesson";

export const lesson: Record<keyof typeof en, string> = {
  "tutorial.coach": "Guide",
  "tutorial.chapter": "Partie {number} sur {count}",
  "tutorial.progress": "Avancement de la leçon",
  "tutorial.enough": "Ça suffit pour l’instant",
  "tutorial.done": "Bravo ! Retour à l’accueil",
  "tutorial.wait": "Regarde ce que font les autres.",
  "tutorial.this_card": "Dans cette leçon, défausse plutôt cette carte : {card}.",
};
