// The statements one can make by tapping.
import type { State } from "../protocol";

export interface Offer {
  message: State;
  text: string;
}

export interface Offers {
  // What one can speak of, and what one can say about it.
  subjects: readonly { key: string; title: string; claims: readonly Offer[] }[];
  wishes: readonly Offer[];
}
