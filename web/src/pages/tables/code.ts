// Codes have no I and no O: they would be read as digits. Old tables have codes of five letters, new ones of eight.
export function codeIn(text: string): string {
  const link = /\/t\/([a-z]{5,8})\b/i.exec(text);
  const letters = (link?.[1] ?? text).toUpperCase();
  return letters.replace(/[^A-HJ-NP-Z]/g, "").slice(0, 8);
}

export const isWhole = (code: string) => code.length === 5 || code.length === 8;

// Two halves are easier to read and to say.
export const inHalves = (code: string) => (code.length === 8 ? [code.slice(0, 4), code.slice(4)] : [code]);
