import { expect, test } from "vitest";
import { qrOf } from "./qr";

test("a short link is a small code with a border around it", () => {
  const { size, path } = qrOf("https://example.org/t/ABCDE");
  expect(size).toBe(29 + 8);
  // The finder in the corner: seven modules in the first row.
  expect(path.startsWith("M4 4h7v1h-7z")).toBe(true);
});
