// What is said of the game before it is loaded: where a table is created, and in lists of tables.
export const about = {
  name: "The Dark Cave",
  line: "Walk through the mine with your own pawn.",
} as const;
