// What is said of the game before it is loaded: where a table is created, and in lists of tables.
export const about = {
  name: "The Lost Mines",
  line: "Two clans on their way to a treasure and a dragon.",
} as const;
