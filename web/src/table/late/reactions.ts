// Quick reactions: a word everybody understands, with a sign drawn for it. 24 by 24, one line.
import type { Reaction } from "../../protocol";

const face = "M12 3a9 9 0 1 0 .01 0";
const eyes = "M9 9.5v.6M15 9.5v.6";

export const reactions: Readonly<Record<Reaction["what"], string>> = {
  hello: "M7.5 13V6.8a1.4 1.4 0 0 1 2.8 0V11V4.8a1.4 1.4 0 0 1 2.8 0V11V5.8a1.4 1.4 0 0 1 2.8 0V12V8.8a1.4 1.4 0 0 1 2.8 0V14.5C18.7 18.5 16.2 21 13 21C9.5 21 8 19.3 6.5 16.8L4.3 13.2C3.6 11.9 5.3 10.9 6.2 12ZM3.5 7C3.3 5.3 4 3.7 5.2 2.8",
  cheer: "M5 21L9 9.5L15 15.5ZM14 8.5C15.5 7 15.5 5 14.5 3.5M16 10.5C17.8 9.5 19.5 9.8 21 11M18.5 4.5h.01M20.5 7.5h.01M11.5 4h.01M19.5 15.5h.01",
  laugh: `${face}M7.5 13H16.5C16 16 14.3 17.5 12 17.5S8 16 7.5 13ZM7.7 9.8L9 8.6L10.3 9.8M13.7 9.8L15 8.6L16.3 9.8`,
  wow: `${face}${eyes}M12 13.2a2.2 2.2 0 1 0 .01 0M7.5 6.8L9.5 6.2M16.5 6.8L14.5 6.2`,
  think: `${face}M9 10v.6M15 10v.6M9 16L14.5 14.8M13.5 7.2L16.5 6.4M7.8 7.2H10.2`,
  sad: `${face}${eyes}M8.5 16.8C10 14.4 14 14.4 15.5 16.8`,
  angry: `${face}M9 10.8v.6M15 10.8v.6M7.2 7.8L10.2 9.4M16.8 7.8L13.8 9.4M8.8 16.5H15.2`,
  thanks: "M12 20C6 16 3.5 12.8 3.5 9.2C3.5 4.6 9.6 3.4 12 7.6C14.4 3.4 20.5 4.6 20.5 9.2C20.5 12.8 18 16 12 20Z",
};

export const reactionNames = Object.keys(reactions) as Reaction["what"][];
export const isReaction = (what: string): what is Reaction["what"] => what in reactions;
