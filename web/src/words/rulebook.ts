// The words of the rules and of the lesson, for the pages that have them: see pages/later.ts.
import { rules as enRules } from "./en/rules";
import { saboteur2Rules as enSaboteur2 } from "./en/saboteur2_rules";
import { rules as frRules } from "./fr/rules";
import { saboteur2Rules as frSaboteur2 } from "./fr/saboteur2_rules";

export const rulebook = {
  en: { ...enRules, ...enSaboteur2 },
  fr: { ...frRules, ...frSaboteur2 },
};
