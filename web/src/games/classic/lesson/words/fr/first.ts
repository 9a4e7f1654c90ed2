import type { first as en } from "../en/first";

export const first: Record<keyof typeof en, string> = {
  "first.goal.title": "Le but du jeu",
  "first.goal": "Les Chercheurs d’or creusent de l’échelle jusqu’au trésor, sous une de ces trois cartes. Les Saboteurs essaient de les en empêcher.",
  "first.role.title": "Qui tu es",
  "first.role": "Chercheur d’or ou Saboteur ? Regarde ta carte Rôle pour le savoir, et garde le secret !",
  "first.turn.title": "Comment jouer",
  "first.turn": "À toi : prends une carte, puis choisis une case éclairée. Choisis-la encore pour jouer. Rien d’utile ? Défausse une carte.",
};
