// The faces one can choose. A table keeps the name of a face; how it looks is Avatar's business.
export const avatars = [
  "badger", "bat", "bear", "beetle", "canary", "donkey", "fox", "hare", "mole", "mouse", "owl", "toad",
] as const;

export type AvatarName = (typeof avatars)[number];

// Every face has its hue; a name that is no face gets one of twelve, the same every time.
export function hueOf(text: string): number {
  const face = (avatars as readonly string[]).indexOf(text);
  if (face >= 0) return face * 30;
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return (sum % 12) * 30;
}

// Two letters at most: of two words, or the first one.
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s_-]+/u).filter(Boolean);
  return words.slice(0, 2).map((word) => [...word][0]!.toLocaleUpperCase()).join("");
}
