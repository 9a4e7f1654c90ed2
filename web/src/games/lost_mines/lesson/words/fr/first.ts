import type { first as en } from "../en/first";

export const first: Record<keyof typeof en, string> = {
  "first.goal.title": "Le but du jeu",
  "first.goal": "Pose des chemins dans la forêt et avance jusqu’à ces quatre mines. Trois cachent des trésors, et la dernière un dragon.",
  "first.role.title": "Qui tu es",
  "first.role": "Tout le monde voit ton clan, mais ton rôle est secret. Regarde ta carte Nain, et garde ça pour toi !",
  "first.turn.title": "Comment jouer",
  "first.turn": "À toi : prends une carte, puis choisis une case éclairée. Choisis-la encore une fois pour jouer. Ensuite, déplace ton nain.",
};
