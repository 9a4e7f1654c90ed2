import type { first as en } from "../en/first";

export const first: Record<keyof typeof en, string> = {
  "first.goal.title": "Le but du jeu",
  "first.goal": "Posez des chemins dans la forêt et marchez jusqu’à ces quatre mines. Trois cachent des trésors, et un dragon vit dans l’autre.",
  "first.role.title": "Qui tu es",
  "first.role": "Tout le monde voit ton clan, mais ton rôle est secret. Regarde ta carte Nain, et garde ça pour toi !",
  "first.turn.title": "Comment jouer",
  "first.turn": "À toi : prends une carte, puis choisis une case éclairée. Choisis-la encore pour jouer. Ensuite, déplace ton nain.",
  "first.loyal.title": "Nain loyal",
  "first.loyal": "Tu partages les trésors de ton clan avec ses autres nains loyaux. Alors aide-les aussi à atteindre les mines.",
  "first.selfish.title": "Nain égoïste",
  "first.selfish": "Tu gardes ce que tu prends et tu ne partages avec personne. Laisse les autres bâtir les chemins, et sois dans les mines en premier.",
  "first.saboteur.title": "Saboteur",
  "first.saboteur": "En secret, tu partages avec l’autre clan. Retarde ton propre clan, et fais semblant d’être loyal.",
};
