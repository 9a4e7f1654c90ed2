import type { pages as en } from "../en/pages";

export const pages: Record<keyof typeof en, string> = {};
