// How path cards are named.
import { paths as en } from "./en/paths";
import { paths as fr } from "./fr/paths";

export const paths = { en, fr };
