import { expect, test } from "vitest";
import type { Shape } from "../../../art/shape";
import "../modules";
import { chestEdge } from "./chest_path";
import { cards } from "./cards";
import { directionArrow } from "./direction";

const outlines = (shapes: readonly Shape[]): string[] => shapes.flatMap((shape) => ("d" in shape ? [shape.d] : "shapes" in shape ? outlines(shape.shapes) : []));
const pieceOf = (id: string): readonly Shape[] => {
  const card = cards.find(id);
  return card?.kind === "piece" ? cards.drawing.piece(card.facts) : [];
};

test("the two pawns and their tokens are told apart without colour", () => {
  for (const kind of ["pawn", "pawn_token"]) {
    const [a, b] = [outlines(pieceOf(`${kind}_a`)), outlines(pieceOf(`${kind}_b`))];
    expect(a.filter((line) => !b.includes(line)).length, kind).toBeGreaterThan(4);
  }
});

test("a postcard fills its cell, and stands as a piece too", () => {
  for (const id of ["postcard_workshop", "postcard_party"]) {
    const face = cards.face(id);
    expect(face[0]).toMatchObject({ paint: "parch ink" });
    expect(outlines(pieceOf(id))).toEqual(outlines(face));
  }
  expect(outlines(cards.face("postcard_workshop"))).not.toEqual(outlines(cards.face("postcard_party")));
});

test("the turns go round either way", () => {
  expect(outlines(directionArrow(true))).not.toEqual(outlines(directionArrow(false)));
});

test("only a tunnel over a chest has a frame, and it is open where a tunnel leaves", () => {
  const frame = (id: string, turned = false) => {
    const card = cards.find(id);
    return card?.kind === "path" ? (outlines(chestEdge(card.facts, turned))[0] ?? "") : "";
  };
  const [south, north] = ["M26 145H74", "M26 0H74"];
  expect(frame("b-nes")).toBe("");
  expect(frame("chest_path_nesw")).not.toContain(south);
  expect(frame("chest_path_new")).toContain(south);
  expect(frame("chest_path_new")).not.toContain(north);
  expect(frame("chest_path_new", true)).toContain(north);
});
