// The rules of Saboteur 2 in plain words. Paragraphs are parted by an empty line.
export const saboteur2Rules = {
  "rules.box.saboteur2": "Saboteur 2",
  "rules.s2_idea.title": "Two teams",
  "rules.s2_idea.text":
    "The gold diggers have split into a blue and a green team: only one of them should get the treasure. Saboteurs still want both to fail, and three more have plans of their own.\n\nAll rules of the base game hold where nothing else is said here. Two to twelve can play. Everybody gets six cards; ten cards are set aside and nobody sees them. Of the fifteen roles everybody gets one; the others stay hidden.",
  "rules.s2_roles.title": "The six roles",
  "rules.s2_roles.text":
    "Blue and green diggers (four of each): who reaches the treasure wins for the own team, if no door of the other colour shuts it out.\n\nThe boss (one) digs for both teams and wins whenever one of them does, but gets a nugget less than a digger. If doors shut out both teams, the boss is the one who wins.\n\nThe profiteer (one) wins with whoever wins, diggers or saboteurs, but gets two nuggets less.\n\nGeologists (two) never win: they get a nugget for each crystal in the maze, and share if they are two.\n\nSaboteurs (three) win when the treasure is not reached.",
  "rules.s2_doors.title": "Doors",
  "rules.s2_doors.text":
    "While you dig, doors stop nobody: every player may lay and dig through both colours. Only when the treasure is reached do they count. A blue door on the way shuts the green team out, a green door shuts the blue team out; all others pass every door.\n\nWhere several ways lead to the treasure, a team needs one that no door of the other colour bars. Blue doors carry a diamond, green ones a fir tree.",
  "rules.s2_ladders.title": "Ladders",
  "rules.s2_ladders.text":
    "All ladders and the start are linked with each other, wherever they lie. So you may lay a ladder beside any tunnel card if its sides fit, and dig on from it. It must not lie beside a goal.\n\nA way to the treasure may begin at a ladder: doors that lie before it do not count.",
  "rules.s2_crossings.title": "Bridges, double bends, blocked openings",
  "rules.s2_crossings.text":
    "A bridge has two straight tunnels that do not meet; a double bend has two bends that do not meet. One of the two must be linked to the start when you lay it.\n\nSome cards have one way that leads through and besides openings that are blocked by rubble. These must fit their neighbours, too, but lead nowhere.",
  "rules.s2_crystals.title": "Crystals",
  "rules.s2_crystals.text":
    "A tunnel with a crystal is laid like any other. When the round is over, all crystals in the maze count for the geologists, even where the tunnel is cut off.",
  "rules.s2_thief.title": "Thief and hands off",
  "rules.s2_thief.text":
    "Lay a thief in front of yourself, and one at most. If it still lies there when the round is over, you may steal a nugget from another player, whether you won or not.\n\nHands off takes away a thief, whoever it lies in front of.",
  "rules.s2_prison.title": "Prison and free at last",
  "rules.s2_prison.text":
    "Lay a prison in front of another player. Who is in prison cannot lay tunnels, but plays actions and discards as always. Whoever is still there when the round is over is paid nothing, is not counted among the winners, and cannot steal.\n\nFree at last takes a prison away, in front of you or of somebody else.",
  "rules.s2_inspection.title": "Inspection",
  "rules.s2_inspection.text": "Look at the role of another player, alone. You may tell what you saw, and you may lie. If that player's role is changed later, you do not learn the new one.",
  "rules.s2_role_change.title": "Change of role",
  "rules.s2_role_change.text":
    "Choose anybody, yourself too. That player puts the role away unseen and draws one of those nobody has. The new role counts from now on. Cards in front, hand and nuggets stay.",
  "rules.s2_hand_swap.title": "Swap of hands",
  "rules.s2_hand_swap.text": "You and another player swap all cards in your hands. The other one then draws a card; you draw none.",
  "rules.s2_clearing.title": "Paying two cards",
  "rules.s2_clearing.text":
    "On your turn you may discard two cards face down to be rid of one card in front of yourself: a broken tool, a prison or your own thief. You draw only one card for it, so your hand stays smaller until the round is over.",
  "rules.s2_passing.title": "Passing with up to three",
  "rules.s2_passing.text": "Instead of playing you may discard one, two or three cards face down and draw as many.",
  "rules.s2_winners.title": "Who wins a round",
  "rules.s2_winners.text":
    "A digger reaches the treasure: the own team wins, unless doors shut it out; then the other team wins.\n\nSomebody else reaches it: both teams win, or the one that doors do not shut out.\n\nDoors shut out both: in the edition of 2024 the boss and the profiteer win, whichever of them is there; else nobody. In the edition of 2011 the boss wins alone; without a boss the saboteurs do.\n\nThe treasure is not reached: the saboteurs win; without any the profiteer alone; else nobody.\n\nThe boss wins with every team, the profiteer with whoever wins. Who is in prison is not there.",
  "rules.s2_shares.title": "How much",
  "rules.s2_shares.text": "First the geologists get a nugget for each crystal in the maze; two of them get half each, rounded down. Then the winners are counted, with boss and profiteer, and each is paid by this table.",
  "rules.s2_thefts.title": "Thieves at work",
  "rules.s2_thefts.text":
    "When all is paid, each thief may steal one nugget from a player who has any. The one whose card was laid last begins, the others follow as the turn goes. A nugget just stolen can be stolen again. Who is in prison does not steal.\n\nNuggets are kept face down: you see who has any, not how many, until the match is over. After three rounds the most nuggets win.",
  "shares.winners": "Winners",
  "shares.many": "5 or more",
  "shares.digger": "Digger or saboteur",
} as const;
