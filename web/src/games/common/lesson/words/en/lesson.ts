// Every lesson: what its coach and the buttons beside it say.
export const lesson = {
  "tutorial.coach": "Coach",
  "tutorial.chapter": "Part {number} of {count}",
  "tutorial.progress": "Progress of the lesson",
  "tutorial.enough": "That’s enough for now",
  "tutorial.done": "Well done! To the home page",
  "tutorial.wait": "Watch what the others do.",
  "tutorial.this_card": "In this lesson, discard this card instead: {card}.",
} as const;
