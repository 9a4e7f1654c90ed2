import { expect, test } from "vitest";
import type { Lobby } from "../../../protocol";
import { modulesOf } from "./modules";

test("a table without modules has none", () => {
  expect(modulesOf({ options: { edition: "2024", modules: ["saboteur2"] } } as unknown as Lobby)).toEqual(["saboteur2"]);
  expect(modulesOf({ options: {} } as unknown as Lobby)).toEqual([]);
});
