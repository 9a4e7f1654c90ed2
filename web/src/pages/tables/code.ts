// Codes have no I and no O: they would be read as digits.
export function codeIn(text: string): string {
  const link = /\/t\/([a-z]{5})\b/i.exec(text);
  const letters = (link?.[1] ?? text).toUpperCase();
  return letters.replace(/[^A-HJ-NP-Z]/g, "").slice(0, 5);
}
