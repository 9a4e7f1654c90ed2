// The words every page has.
import { common as enCommon } from "./en/common";
import { pages as enPages } from "./en/pages";
import { common as frCommon } from "./fr/common";
import { pages as frPages } from "./fr/pages";

export const first = {
  en: { ...enCommon, ...enPages },
  fr: { ...frCommon, ...frPages },
};
