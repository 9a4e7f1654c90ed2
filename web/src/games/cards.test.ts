// Every card of every box is drawn, and what is drawn says what its data say.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Avatar from "../art/Avatar.svelte";
import { avatars } from "../art/avatars";
import { cardsOf, isPath, type PathFacts, type Side } from "../art/box";
import Card from "../art/Card.svelte";
import type { CardSet } from "../art/card_set";
import CardBack from "../art/CardBack.svelte";
import CardDefs from "../art/CardDefs.svelte";
import { height, sidesIn, turnSide, turnWord, width } from "../art/geometry";
import LineIcon from "../art/LineIcon.svelte";
import { fieldOf, levels } from "../art/outline";
import { passagesOf } from "../art/passages";
import PieceFace from "../art/PieceFace.svelte";
import { cards as classic } from "./classic/cards/cards";
import { icons as classicIcons } from "./classic/cards/icons";
import "./classic/modules";
import { cards as darkCave } from "./dark_cave/cards/cards";
import { icons as darkCaveIcons } from "./dark_cave/cards/icons";
import { cards as lostMines } from "./lost_mines/cards/cards";
import { icons as lostMinesIcons } from "./lost_mines/cards/icons";

const sets: Readonly<Record<string, CardSet>> = { classic, dark_cave: darkCave, lost_mines: lostMines };
const all = Object.entries(sets).flatMap(([game, set]) => set.boxes.flatMap(cardsOf).map((card) => ({ ...card, game })));
const paths = all.flatMap((card) => (isPath(card) ? [card as typeof card & { game: string }] : []));
const backs = Object.values(sets).flatMap((cards) => Object.keys(cards.drawing.backs).map((kind) => ({ cards, kind })));
const html = (id: string, game: string, turned = false) => render(Card, { props: { cards: sets[game]!, id, turned } }).body.replace(/<!--.*?-->/g, "");
const backHtml = ({ cards, kind }: (typeof backs)[number]) => render(CardBack, { props: { cards, kind } }).body;
const elements = (svg: string) => [...svg.matchAll(/<(?:path|g|use|text|rect|circle)\b/g)].length;
const tags = (svg: string, mark: string) =>
  [...svg.matchAll(/<path\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(` ${mark}="`));
const read = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** Where a path touches each side of the card: from, to; nothing where it does not. */
function touches(d: string): Partial<Record<Side, readonly [number, number]>> {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const found: Partial<Record<Side, readonly [number, number]>> = {};
  const note = (side: Side, at: number) => {
    const [from, to] = found[side] ?? [at, at];
    found[side] = [Math.min(from, at), Math.max(to, at)];
  };
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [x, y] = [numbers[i]!, numbers[i + 1]!];
    if (y < -0.3) note("N", x);
    if (x > 100.3) note("E", y);
    if (y > 150.3) note("S", x);
    if (x < -0.3) note("W", y);
  }
  return found;
}
const middle: Record<Side, number> = { N: 50, E: 75, S: 50, W: 75 };

describe("decks", () => {
  it("find a card by its game and id", () => {
    expect(classic.find("b-ns")?.kind).toBe("path");
    expect(classic.find("gold-2")?.kind).toBe("gold");
    expect(lostMines.find("gold-2")?.kind).toBe("treasure");
    expect(classic.find("thief")?.kind).toBe("action");
    expect(darkCave.find("thief")).toBeUndefined();
    expect(classic.find("no-such-card")).toBeUndefined();
  });
});

describe("every card", () => {
  it.each(all.map((card) => [card.game, card.facts.id, card] as const))("%s %s is drawn with few elements", (game, id) => {
    for (const turned of [false, true]) {
      const svg = html(id, game, turned);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(elements(svg)).toBeGreaterThan(3);
      expect(elements(svg)).toBeLessThanOrEqual(40);
    }
  });
  it("carries a name for those who hear it, and is silent without", () => {
    expect(render(Card, { props: { cards: classic, id: "map", title: "Map" } }).body).toContain('aria-label="Map"');
    expect(render(Card, { props: { cards: classic, id: "map" } }).body).toContain('aria-hidden="true"');
  });
  it("of a maze stays light", () => {
    for (const card of paths.filter((card) => card.kind === "path")) expect(elements(html(card.facts.id, card.game))).toBeLessThanOrEqual(28);
  });
});

describe.each([false, true])("paths, turned: %s", (turned) => {
  it.each(paths.map((card) => [card.facts.id, card] as const))("%s opens where its data say", (id, card) => {
    const facts: PathFacts = card.facts;
    const svg = html(id, card.game, turned);
    const walls = [...tags(svg, "data-tunnel"), ...tags(svg, "data-dead")];
    const opened: Side[] = [];
    for (const wall of walls) {
      for (const [side, [from, to]] of Object.entries(touches(read(wall, "d"))) as [Side, readonly [number, number]][]) {
        opened.push(side);
        expect(from).toBeCloseTo(middle[side] - levels.wall, 0);
        expect(to).toBeCloseTo(middle[side] + levels.wall, 0);
      }
    }
    expect(opened.sort().join("")).toBe(sidesIn(turnWord(facts.open, turned)).sort().join(""));
  });

  it.each(paths.map((card) => [card.facts.id, card] as const))("%s keeps groups in one tunnel each", (id, card) => {
    const svg = html(id, card.game, turned);
    const groups = card.facts.joined.map((word) => sidesIn(turnWord(word, turned)).join("")).sort();
    const tunnels = tags(svg, "data-tunnel");
    expect(tunnels.map((tag) => read(tag, "data-tunnel")).sort()).toEqual(groups);
    for (const tag of tunnels) {
      expect(Object.keys(touches(read(tag, "d"))).sort()).toEqual([...read(tag, "data-tunnel")].sort());
      // One outline: the sides of a group are joined. Only what passes over another passage on planks is drawn in two.
      const planks = card.facts.joined.length === 2 && read(tag, "data-tunnel") === (card.facts.over ?? "NS");
      expect(read(tag, "d").split("M").length - 1).toBe(planks ? 2 : 1);
    }
  });

  it.each(paths.map((card) => [card.facts.id, card] as const))("%s has rubble in its dead ends only", (id, card) => {
    const facts: PathFacts = card.facts;
    const dead = sidesIn(facts.open).filter((side) => !facts.joined.join("").includes(side)).map((side) => turnSide(side, turned));
    const marks = tags(html(id, card.game, turned), "data-rubble").map((tag) => read(tag, "data-rubble"));
    expect([...marks.join("")].sort()).toEqual(dead.sort());
  });
});

describe("separate ways", () => {
  it.each(paths.filter((card) => card.facts.joined.length > 1 && card.facts.joined[0] !== "NS").map((card) => [card.facts.id, card] as const))(
    "%s leaves rock between its curves", (_, card) => {
      const [first, second] = passagesOf(card.facts, false, {}).map((passage) => fieldOf(passage.ways));
      for (let y = 0; y <= height; y += 3)
        for (let x = 0; x <= width; x += 3) expect(Math.max(first!(x, y), second!(x, y))).toBeGreaterThan(levels.rim);
    });
});

describe("features", () => {
  it("doors carry a sign besides their colour, and not the same", () => {
    const bones = (id: string) => /class="k-bone k-ink" d="([^"]+)"/.exec(html(id, "classic"))?.[1];
    expect(bones("s2-blue-ns")).toBeDefined();
    expect(bones("s2-green-ew")).toBeDefined();
    expect(bones("s2-blue-ns")).not.toBe(bones("s2-green-ew"));
  });
  it("a broken tool is another drawing than a whole one, and so is its seal", () => {
    for (const tool of ["pickaxe", "lantern", "cart"]) {
      const outlines = (id: string) => [...html(id, "classic").matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
      const broken = outlines(`broken_${tool}`), whole = outlines(`repair_${tool}`);
      expect(broken).not.toEqual(whole);
      expect(broken.at(-1)).not.toBe(whole.at(-1));
    }
  });
  it("cards of one id look the same every time, of two ids not", () => {
    expect(html("b-nesw", "classic")).toBe(html("b-nesw", "classic"));
    expect(html("b-nesw", "classic")).not.toBe(html("chest_path_nesw", "classic"));
  });
});

describe("the rest", () => {
  it("backs differ by kind", () => {
    const kinds = new Set(backs.map(({ kind }) => kind));
    expect(new Set(backs.map(backHtml)).size).toBe(kinds.size);
  });
  it("what cards use is defined once", () => {
    const grounds = Object.values(sets).map((cards) => cards.drawing.ground);
    const defs = render(CardDefs, { props: { grounds } }).body;
    const used = new Set([...all.map((card) => html(card.facts.id, card.game)), ...backs.map(backHtml)]
      .flatMap((svg) => [...svg.matchAll(/href="#([^"]+)"/g)].map((m) => m[1]!)));
    for (const id of used) expect(defs.split(`id="${id}"`).length - 1).toBe(1);
  });
  it("pieces stand without a card", () => {
    for (const card of all.filter((card) => card.kind === "piece"))
      expect(elements(render(PieceFace, { props: { cards: sets[card.game]!, id: card.facts.id } }).body)).toBeGreaterThan(3);
  });
  it("icons and avatars are drawn", () => {
    for (const line of Object.values({ ...classicIcons, ...darkCaveIcons, ...lostMinesIcons }))
      expect(render(LineIcon, { props: { line } }).body).toContain("<path");
    expect(avatars.length).toBeGreaterThanOrEqual(12);
    for (const name of avatars) expect(render(Avatar, { props: { name } }).body).toContain("<path");
  });
});
