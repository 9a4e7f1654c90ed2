import type * as en from "../en/mini_treasure_chests";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.mini_treasure_chests": "Coffres aux trésors",
  "option.modules.mini_treasure_chests.line": "Quatre coffres dans la mine : creuse jusqu’à eux et vois ce qu’ils cachent.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.chest_nugget": "Une pépite",
  "effect.chest_nugget": "Prends une pépite ; dans le jeu de base, une carte d’or d’une pépite.",
  "card.chest_map_ban": "Plus de plans",
  "effect.chest_map_ban": "Plus personne ne peut regarder une arrivée avec un plan secret dans cette manche.",
  "card.chest_skip_draw": "Ne pas piocher",
  "effect.chest_skip_draw": "Tu ne pioches pas à la fin de ce tour.",
  "card.chest_extra_draw": "Piocher une carte de plus",
  "effect.chest_extra_draw": "Tu pioches une carte de plus à la fin de ce tour.",
  "card.chest_push_goal": "Éloigner une arrivée",
  "effect.chest_push_goal": "Éloigne une arrivée cachée du départ, d’une case.",
  "card.chest_steal_card": "Voler une carte",
  "effect.chest_steal_card": "Au lieu de piocher, prends sans la voir une carte dans la main d’un autre joueur.",
  "card.chest_draw3": "Piocher trois, en garder une",
  "effect.chest_draw3": "À la fin de ce tour, tu pioches trois cartes, en gardes une et défausses les autres.",
  "card.chest_inspect": "Regarder un rôle",
  "effect.chest_inspect": "Regarde le rôle d’un autre joueur, en secret.",
  "card.chest_search_discard": "Fouiller la défausse",
  "effect.chest_search_discard": "Au lieu de piocher, garde une carte parmi cinq de la défausse mélangée.",
  "card.chest_mill5": "Cinq cartes perdues",
  "effect.chest_mill5": "Les cinq premières cartes de la pioche sont défaussées sans être vues.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.chests.title": "Quatre coffres",
  "rules.chests.text": "À chaque manche, quatre cartes Coffre se trouvent dans la mine, chacune sous une carte Chemin à dos noir ; les autres restent de côté, sans être vues. On ne pose rien sur un coffre fermé. Il s’accorde avec tous les tunnels, mais aucun ne le traverse.",
  "rules.chest_opening.title": "Ouvrir un coffre",
  "rules.chest_opening.text": "Quand tu relies un coffre fermé au départ, tu dois l’ouvrir, quel que soit ton rôle. D’abord son chemin est retourné et posé pour s’accorder au mieux ; puis le coffre est retourné et fait ce qu’il dit. Ce que ce chemin atteint vient ensuite, et c’est encore toi qui l’as atteint.",
  "rules.chest_now.title": "Ce qu’un coffre fait aussitôt",
  "rules.chest_now.text": "Une pépite : prends une pépite ; dans le jeu de base, une carte d’or d’une pépite, s’il en reste une.\n\nPlus de plans : jusqu’à la fin de la manche, un plan secret ne montre plus les arrivées, seulement les coffres.\n\nÉloigner une arrivée : pousse une arrivée cachée d’une case vers l’est, si cette case est vide.\n\nRegarder un rôle : regarde en secret le rôle d’un autre joueur.\n\nFouiller la défausse : on la mélange, tu en regardes les cinq premières cartes et en gardes une ; tu ne pioches pas dans ce tour.\n\nCinq cartes perdues : les cinq premières cartes de la pioche sont défaussées sans être vues.",
  "rules.chest_draw.title": "Ce qu’un coffre fait quand tu pioches",
  "rules.chest_draw.text": "Ne pas piocher : tu ne pioches rien à la fin de ce tour, et ta main compte une carte de moins.\n\nPiocher une carte de plus : tu pioches une carte de plus, et ta main en compte une de plus.\n\nVoler une carte : au lieu de piocher, prends sans la voir une carte dans la main d’un autre joueur, qui ne pioche pas pour autant.\n\nPiocher trois, en garder une : tu regardes trois cartes au lieu d’en piocher une, en gardes une et défausses les autres face cachée.\n\nSi tu ouvres plusieurs coffres en un tour, tous comptent ; mais si l’un t’interdit de piocher, tu ne pioches rien.",
  "rules.chest_map.title": "Plans secrets et éboulements",
  "rules.chest_map.text": "Avec un plan secret, tu peux regarder un coffre fermé au lieu d’une arrivée : tu vois en secret le coffre et son chemin.\n\nUn éboulement peut retirer le chemin d’un coffre. S’il est encore face cachée, le coffre est perdu avec lui ; personne ne les voit, et rien ne se passe.",
};
