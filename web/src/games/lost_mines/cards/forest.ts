// The forest around the trails.
import { chance, short } from "../../../art/geometry";
import { draw, ellipse, type Shape } from "../../../art/shape";

/** Forest: crowns of firs and oaks seen from above, standing on moss. */
export function forest(variant: number): Shape[] {
  const random = chance(311 + variant * 29);
  const crowns: { x: number; y: number; r: number }[] = [];
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 5; i++) crowns.push({ x: 10 + i * 20 + (random() - 0.5) * 11, y: 9 + j * 19 + (random() - 0.5) * 10, r: 8 + random() * 4.5 });
  const leafy = (x: number, y: number, r: number) => {
    let d = "";
    for (let k = 0; k <= 7; k++) {
      const angle = (k / 7) * Math.PI * 2, px = x + Math.cos(angle) * r, py = y + Math.sin(angle) * r;
      d += k === 0 ? `M${short(px)} ${short(py)}` : `A${short(r * 0.46)} ${short(r * 0.46)} 0 0 1 ${short(px)} ${short(py)}`;
    }
    return d + "Z";
  };
  const inCard = crowns.filter((c) => c.x > 8 && c.x < 92 && c.y > 8 && c.y < 142);
  return draw(
    "leaf-dark", inCard.map((c) => leafy(c.x + 0.6, c.y + 2.2, c.r * 0.86)).join(""),
    "leaf-mid", inCard.map((c) => leafy(c.x, c.y, c.r * 0.8)).join(""),
    "leaf-lit", inCard.map((c) => ellipse(Number(short(c.x - 1.5)), Number(short(c.y - 2)), Number(short(c.r * 0.42)), Number(short(c.r * 0.34)))).join(""),
  );
}
