import { expect, test } from "vitest";
import { postcardsOf } from "./postcards";

test("postcards lie where they usually lie, or where somebody chose", () => {
  const options = { modules: ["mini_costume_workshop", "mini_underground_party", "wc_veto"], workshop: [[5, -3]] as const, party: [] };
  const [workshop, party] = postcardsOf(options);
  expect(workshop).toMatchObject({ card: "postcard_workshop", at: [5, -3] });
  expect(party).toMatchObject({ card: "postcard_party", at: [4, 2] });
  expect(workshop!.isUsed({ workshop_used: true })).toBe(true);
  expect(party!.isUsed({ workshop_used: true })).toBe(false);
  expect(postcardsOf({ modules: [] })).toEqual([]);
});
