import type { editions as en } from "../en/editions";

export const editions: Record<keyof typeof en, string> = {
  "editions.gold": "Les Chercheurs d’or gagnent",
  "editions.gold.players": "On fait passer aux Chercheurs d’or autant de cartes Or que de joueurs (mais neuf cartes à dix joueurs) : certains en reçoivent deux.",
  "editions.gold.diggers": "Autant de cartes Or que de Chercheurs d’or : une chacun.",
  "editions.saboteur2": "Saboteur 2",
  "editions.doors": "Dans Saboteur 2, des portes bloquent les deux équipes",
  "editions.doors.boss": "Le Boss gagne seul. Sans Boss, les Saboteurs gagnent.",
  "editions.doors.both": "Le Boss et le Profiteur gagnent. Sans eux, personne ne gagne.",
  "editions.more": "Cartes spéciales, mini-extensions, variantes",
  "editions.yes": "Oui",
  "editions.no": "Non",
  "editions.none": "–",
  "editions.same":
    "Tout le reste est pareil : 40 cartes Chemin, 27 cartes Action et 28 cartes Or ; une carte Rôle reste de côté ; six cartes en main, cinq à partir de six joueurs, quatre à partir de huit. Un Saboteur qui gagne seul reçoit 4 pépites ; à deux ou trois, 3 chacun ; à quatre, 2 chacun.",
};
