import type { bubbles as en } from "../en/bubbles";

export const bubbles: Record<keyof typeof en, string> = {
  "bubble.next": "Suivant",
  "bubble.done": "Compris",
  "bubble.skip": "Passer, je connais",
  "bubble.step": "{at} sur {count}",
};
