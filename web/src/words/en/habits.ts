// How a table is kept, and what its host changes before the match.
export const habits = {
  "create.barred": "Not possible with this: {names}.",
  "rest.label": "Break between rounds",
  "rest.most": "{length} at most",
  "rest.line": "The next round starts as soon as everybody is ready, or when this time is up.",
  "rest.fact": "Break between rounds: {length} at most",
  "undo.label": "Taking back a move",
  "undo.on": "Players can take back a move",
  "undo.hint": "Only if it revealed nothing and nobody has played since.",
  "undo.fact": "You can take back a move that revealed nothing.",
  "undo.fact.off": "You cannot take back a move.",

  "change.open": "Change the table",
  "change.title": "Change the table",
  "change.lead": "Everybody at the table sees what you change. Players keep their seats if possible.",
  "change.lead.running": "You can still change this during the match.",
  "change.save": "Save",
  "change.saving": "Saving…",
  "change.same": "You have not changed anything yet.",
  "change.by": "{host} is changing the table…",
  "change.done": "{host} has changed the table:",
  "change.seat": "You are now in seat {seat}.",
} as const;
