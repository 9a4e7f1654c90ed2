// A window as small as a phone's, held upright or sideways: what is opened beside the board lies over the hand.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 39.99rem), (max-height: 30rem) and (min-width: 36rem)");
