import { expect, test } from "vitest";
import { codeIn, inHalves, isWhole } from "./code";

test("a code is found in what people type and paste", () => {
  expect(codeIn("abcde")).toBe("ABCDE");
  expect(codeIn(" a-b c d e f g h j")).toBe("ABCDEFGH");
  expect(codeIn("https://example.org/t/QRSTUVWX")).toBe("QRSTUVWX");
  expect(codeIn("https://example.org/t/QRSTU")).toBe("QRSTU");
  expect(codeIn("IO12")).toBe("");
});

test("a code is whole with eight letters, or with five as it was before", () => {
  expect(["ABCD", "ABCDE", "ABCDEF", "ABCDEFGH"].map(isWhole)).toEqual([false, true, false, true]);
  expect(["ABCDE", "ABCDEFGH"].map(inHalves)).toEqual([["ABCDE"], ["ABCD", "EFGH"]]);
});
