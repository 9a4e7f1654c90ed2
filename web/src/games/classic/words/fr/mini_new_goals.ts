import type * as en from "../en/mini_new_goals";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.mini_new_goals": "Nouvelles cartes Arrivée",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.mini_new_goals.line": "Cinq Arrivées : le trésor, des sacs d’or, un dragon, une araignée géante.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.newgoal_treasure": "Le trésor",
  "card.newgoal_bag2": "Sac de 2 pépites",
  "card.newgoal_bag1_a": "Sac de 1 pépite",
  "card.newgoal_bag1_b": "Sac de 1 pépite",
  "card.newgoal_stone_a": "Pierre",
  "card.newgoal_stone_b": "Pierre",
  "card.newgoal_dragon": "Dragon",
  "card.newgoal_spider": "Araignée géante",
  "effect.bag": "Celui qui l’atteint prend autant de pépites qu’il en montre.",
  "effect.dragon": "Celui qui l’atteint paie une pépite, s’il en a une.",
  "effect.spider": "Quand elle est atteinte, la manche est finie et les Saboteurs gagnent.",
  "maze.goal_seen.bag": "Arrivée {goal} : tu y as vu un sac d’or",
  "maze.goal_seen.dragon": "Arrivée {goal} : tu y as vu le dragon",
  "maze.goal_seen.spider": "Arrivée {goal} : tu y as vu l’araignée géante",
  "told.goal_turned.bag": "L’Arrivée {goal} était un sac d’or.",
  "told.goal_turned.bag.reached": "L’Arrivée {goal} est atteinte : un sac d’or !",
  "told.goal_turned.dragon": "L’Arrivée {goal} était le dragon.",
  "told.goal_turned.dragon.reached": "L’Arrivée {goal} est atteinte : le dragon !",
  "told.goal_turned.spider": "L’Arrivée {goal} était l’araignée géante.",
  "told.goal_turned.spider.reached": "L’Arrivée {goal} est atteinte : l’araignée géante !",
  "secret.goal_seen.bag": "Tu as vu un sac d’or à l’Arrivée {goal}.",
  "secret.goal_seen.dragon": "Tu as vu le dragon à l’Arrivée {goal}.",
  "secret.goal_seen.spider": "Tu as vu l’araignée géante à l’Arrivée {goal}.",
  "told.round_ended.saboteurs.spider": "L’araignée géante a été trouvée : les Saboteurs gagnent la manche.",
  "told.round_ended.profiteer.spider": "L’araignée géante a été trouvée, et aucun Saboteur n’est libre : le Profiteur gagne seul la manche.",
  "told.round_ended.nobody.spider": "L’araignée géante a été trouvée, mais il n’y a pas de Saboteur pour en profiter : personne ne gagne la manche.",
  "told.nuggets_taken": "{by} prend {nuggets} {nuggets|pépite|pépites}.",
  "state.goal.bag": "Il y a un sac d’or à l’Arrivée {goal}.",
  "state.goal.dragon": "Le dragon est à l’Arrivée {goal}.",
  "state.goal.spider": "L’araignée géante est à l’Arrivée {goal}.",
  "notes.goal.bag": "sac d’or",
  "notes.goal.dragon": "dragon",
  "notes.goal.spider": "araignée géante",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.five_goals.title": "Cinq Arrivées",
  "rules.five_goals.text": "Huit nouvelles cartes remplacent les trois Arrivées du jeu de base. À chaque manche, le trésor et quatre des sept autres attendent face cachée à droite, l’une sous l’autre et espacées ; les trois dernières restent de côté, sans être vues. Un plan secret en montre une des cinq.",
  "rules.goal_faces.title": "Ce que cachent les Arrivées",
  "rules.goal_faces.text": "Sac d’or : le joueur qui l’atteint prend tout de suite la ou les deux pépites qu’il montre.\n\nDragon : le joueur qui l’atteint paie une pépite, s’il en a une ; dans le jeu de base, s’il n’a que des cartes Or, il en échange une contre des pépites.\n\nAraignée géante : la manche s’arrête tout de suite, et se termine comme si le trésor n’avait pas été atteint.\n\nPierre : rien ne se passe. Trésor : la manche est finie, comme d’habitude.\n\nSi une carte atteint plusieurs Arrivées, le joueur choisit laquelle est retournée d’abord. Les pépites comptent à la fin de la partie, dans le jeu de base aussi.",
};
