import type { cards as en } from "../en/cards";

export const cards: Record<keyof typeof en, string> = {};
