import { expect, test } from "vitest";
import { about } from "./about";
import { words as choosing } from "./choosing";

const switches = ["extra_round_on_tie", "allow_end_flag", "auto_end_unreachable", "owner_sees_treasures", "collect_while_passing"];

test.each(["en", "fr"] as const)("every choice has a name, and each of its words a name and a line in %s", (language) => {
  const words: Readonly<Record<string, string>> = { ...about.words[language], ...choosing[language] };
  const choices: Record<string, readonly string[]> = { rounds: [], turns: ["half", "quarter"], ...Object.fromEntries(switches.map((one) => [one, ["off", "on"]])) };
  const keys = Object.entries(choices).flatMap(([option, all]) => [
    `option.${option}`,
    ...all.flatMap((word) => [`option.${option}.${word}`, `option.${option}.${word}.line`]),
  ]);
  expect(Object.keys(words).filter((key) => key.startsWith("option.")).sort()).toEqual(keys.sort());
  for (const { name } of about.presets) for (const key of [`preset.${name}`, `preset.${name}.line`]) expect(words).toHaveProperty([key]);
});

test("every choice but the number of rounds is a variant", () => {
  expect([...(about.variants ?? [])].sort()).toEqual([...switches, "turns"].sort());
});

test("nobody is asked who begins", () => {
  expect(about.matters?.("first_player", {})).toBe(false);
  expect(about.matters?.("rounds", {})).toBe(true);
});
