// The statements a player can make by tapping.
import type { State } from "../protocol";

export interface Offer {
  message: State;
  text: string;
}

export interface Offers {
  // What can be spoken of, and what can be said about it.
  subjects: readonly { key: string; title: string; claims: readonly Offer[] }[];
  wishes: readonly Offer[];
}
