// The rows of a table, as one message has them: "1 5 4 3 / 2 4 3 2".
export const rowsIn = (text: string): string[][] => text.split("/").map((row) => row.trim().split(/\s+/));
