import type * as en from "../en/mini_new_goals";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.mini_new_goals": "Nouvelles cartes Arrivée",
  "option.modules.mini_new_goals.line": "Cinq arrivées : le trésor, des sacs d’or, un dragon, une araignée géante.",
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
  "effect.bag": "Qui l’atteint prend les pépites qu’il montre.",
  "effect.dragon": "Qui l’atteint paie une pépite, si possible.",
  "effect.spider": "Quand elle est atteinte, la manche est finie et les saboteurs gagnent.",
  "maze.goal_seen.bag": "Arrivée {goal} : tu y as vu un sac d’or",
  "maze.goal_seen.dragon": "Arrivée {goal} : tu y as vu le dragon",
  "maze.goal_seen.spider": "Arrivée {goal} : tu y as vu l’araignée géante",
  "told.goal_turned.bag": "L’arrivée {goal} était un sac d’or.",
  "told.goal_turned.bag.reached": "L’arrivée {goal} est atteinte : un sac d’or !",
  "told.goal_turned.dragon": "L’arrivée {goal} était le dragon.",
  "told.goal_turned.dragon.reached": "L’arrivée {goal} est atteinte : le dragon !",
  "told.goal_turned.spider": "L’arrivée {goal} était l’araignée géante.",
  "told.goal_turned.spider.reached": "L’arrivée {goal} est atteinte : l’araignée géante !",
  "secret.goal_seen.bag": "Tu as vu un sac d’or à l’arrivée {goal}.",
  "secret.goal_seen.dragon": "Tu as vu le dragon à l’arrivée {goal}.",
  "secret.goal_seen.spider": "Tu as vu l’araignée géante à l’arrivée {goal}.",
  "told.round_ended.saboteurs.spider": "L’araignée géante a été trouvée : les saboteurs gagnent la manche.",
  "told.round_ended.profiteer.spider": "L’araignée géante a été trouvée, et aucun saboteur n’est libre : le profiteur gagne seul la manche.",
  "told.round_ended.nobody.spider": "L’araignée géante a été trouvée, mais aucun saboteur n’est là pour en profiter : personne ne gagne la manche.",
  "told.nuggets_taken": "{by} prend {nuggets} {nuggets|pépite|pépites}.",
  "state.goal.bag": "Je dis que l’arrivée {goal} est un sac d’or.",
  "state.goal.dragon": "Je dis que l’arrivée {goal} est le dragon.",
  "state.goal.spider": "Je dis que l’arrivée {goal} est l’araignée géante.",
  "notes.goal.bag": "sac d’or",
  "notes.goal.dragon": "dragon",
  "notes.goal.spider": "araignée géante",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.five_goals.title": "Cinq arrivées",
  "rules.five_goals.text": "Huit nouvelles cartes remplacent les trois arrivées du jeu de base. À chaque manche, le trésor et quatre des sept autres attendent face cachée à l’est, l’une sous l’autre et espacées ; les trois dernières restent de côté, sans être vues. Un plan secret en montre une des cinq.",
  "rules.goal_faces.title": "Ce que cachent les arrivées",
  "rules.goal_faces.text": "Sac d’or : qui l’atteint prend aussitôt une ou deux pépites, comme il le montre.\n\nDragon : qui l’atteint paie une pépite, s’il en a une ; dans le jeu de base, qui n’a que des cartes d’or en échange une contre des pépites.\n\nAraignée géante : la manche s’arrête aussitôt, et se termine comme si le trésor n’avait pas été atteint.\n\nPierre : rien ne se passe. Trésor : la manche est finie, comme d’habitude.\n\nSi une carte atteint plusieurs arrivées, le joueur choisit laquelle est retournée d’abord. Les pépites comptent à la fin de la partie, dans le jeu de base aussi.",
};
