// What the rules say.
import { speaker } from "../../../words/speaker";
import { rules as enRules } from "./words/en/rules";
import { saboteur2Rules as enSaboteur2 } from "./words/en/saboteur2_rules";
import { rules as frRules } from "./words/fr/rules";
import { saboteur2Rules as frSaboteur2 } from "./words/fr/saboteur2_rules";

export const rulebook = {
  en: { ...enRules, ...enSaboteur2 },
  fr: { ...frRules, ...frSaboteur2 },
};
export const { say, sayOr } = speaker(rulebook);
