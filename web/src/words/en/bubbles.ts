// What stands below what is explained once.
export const bubbles = {
  "bubble.next": "Next",
  "bubble.done": "Got it",
  "bubble.skip": "Skip, I know this",
  "bubble.step": "{at} of {count}",
} as const;
