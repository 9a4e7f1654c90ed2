// The rules of Saboteur 2 in plain words. Paragraphs are parted by an empty line.
export const saboteur2Rules = {
  "rules.box.saboteur2": "Saboteur 2",
  "rules.s2_idea.title": "Two teams",
  "rules.s2_idea.text":
    "The gold diggers have split into a blue and a green team, and only one of them is to have the treasure. The saboteurs still want both to fail, and three more roles have plans of their own.\n\nAll the rules of the base game apply unless something else is said here. Two to twelve can play. Everybody gets six cards; ten cards are set aside unseen. Everybody gets one of the fifteen roles; the others stay hidden.",
  "rules.s2_roles.title": "The six roles",
  "rules.s2_roles.text":
    "Blue and green diggers (four of each): a digger who reaches the treasure wins for their own team, as long as no door of the other colour shuts it out.\n\nThe boss (one) digs for both teams and wins whenever one of them does, but gets one nugget less than a digger. If doors shut out both teams, it is the boss who wins.\n\nThe profiteer (one) wins with whoever wins, diggers or saboteurs, but gets two nuggets less.\n\nGeologists (two) never win: they get a nugget for each crystal in the maze, and share if there are two of them.\n\nSaboteurs (three) win when the treasure is not reached.",
  "rules.s2_doors.title": "Doors",
  "rules.s2_doors.text":
    "While you dig, doors stop nobody: every player may lay both colours and dig through them. They only count when the treasure is reached. A blue door on the way shuts the green team out, a green door shuts the blue team out; everybody else can pass every door.\n\nIf several paths lead to the treasure, a team needs just one without a door of the other colour. Blue doors carry a diamond, green ones a fir tree.",
  "rules.s2_ladders.title": "Ladders",
  "rules.s2_ladders.text":
    "All ladders and the start are linked with each other, wherever they are. So you may lay a ladder next to any tunnel card if its sides match, and dig on from there, but never next to a goal.\n\nA path to the treasure may begin at a ladder: doors that come before it do not count.",
  "rules.s2_crossings.title": "Bridges, double bends, blocked openings",
  "rules.s2_crossings.text":
    "A bridge has two straight tunnels that do not meet; a double bend has two bends that do not meet. One of the two must be linked to the start when you lay the card.\n\nSome cards have one path that leads through, and other openings that are blocked by rubble. These must match their neighbours too, but lead nowhere.",
  "rules.s2_crystals.title": "Crystals",
  "rules.s2_crystals.text":
    "A tunnel with a crystal is laid like any other. When the round is over, all crystals in the maze count for the geologists, even where the tunnel is cut off.",
  "rules.s2_thief.title": "Thief and hands off",
  "rules.s2_thief.text":
    "Lay a thief in front of yourself; you can only have one. If it is still there when the round is over, you may steal a nugget from another player, whether you won or not.\n\nHands off removes a thief from in front of any player.",
  "rules.s2_prison.title": "Prison and free at last",
  "rules.s2_prison.text":
    "Lay a prison in front of another player. A prisoner cannot lay tunnels, but can play actions and discard as usual. Anyone still in prison when the round is over is paid nothing, does not count among the winners, and cannot steal.\n\nFree at last gets you or somebody else out of prison.",
  "rules.s2_inspection.title": "Inspection",
  "rules.s2_inspection.text":
    "Look at another player’s role in secret. You may tell what you saw, and you may lie. If that player’s role changes later, you do not learn the new one.",
  "rules.s2_role_change.title": "Change role",
  "rules.s2_role_change.text":
    "Choose any player, even yourself. That player puts their role away unseen and draws one of those nobody has. The new role counts from now on. Their hand, their nuggets and the cards in front of them stay.",
  "rules.s2_hand_swap.title": "Swap hands",
  "rules.s2_hand_swap.text": "You and another player swap your whole hands. Then the other player draws a card; you draw none.",
  "rules.s2_clearing.title": "Paying two cards",
  "rules.s2_clearing.text":
    "On your turn you may discard two cards face down to get rid of one card in front of you: a broken tool, a prison or your own thief. You draw only one card, so your hand stays smaller until the round is over.",
  "rules.s2_passing.title": "Discarding up to three",
  "rules.s2_passing.text": "Instead of playing a card, you may discard one, two or three cards face down and draw as many.",
  "rules.s2_winners.title": "Who wins a round",
  "rules.s2_winners.text":
    "If a digger reaches the treasure, that digger’s team wins, unless doors shut it out; then the other team wins.\n\nIf somebody else reaches it, both teams win, or only the one that doors do not shut out.\n\nIf doors shut out both teams: in the 2024 edition the boss and the profiteer win, if they are there; otherwise nobody does. In the 2011 edition the boss wins alone; without a boss, the saboteurs win.\n\nIf the treasure is not reached, the saboteurs win; without any, the profiteer wins alone; otherwise nobody does.\n\nThe boss wins with either team, the profiteer with whoever wins. Anyone in prison counts as not there.",
  "rules.s2_shares.title": "Who gets how much",
  "rules.s2_shares.text":
    "First the geologists get a nugget for each crystal in the maze; two of them get half each, rounded down. Then the winners are counted, boss and profiteer included, and each is paid according to this table.",
  "rules.s2_thefts.title": "Thieves at work",
  "rules.s2_thefts.text":
    "When everybody is paid, each thief may steal one nugget from a player who has any. The player who laid a thief last begins, the others follow in turn order. A stolen nugget can be stolen again. Prisoners do not steal.\n\nNuggets are kept face down: you see who has any, but not how many, until the match is over. After three rounds, the player with the most nuggets wins.",
  "shares.winners": "Winners",
  "shares.many": "5 or more",
  "shares.rows": "1 5 4 3 / 2 4 3 2 / 3 3 2 1 / 4 2 1 0 / 5 1 0 0",
  "shares.digger": "Digger or saboteur",
} as const;
