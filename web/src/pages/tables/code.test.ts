import { expect, test } from "vitest";
import { codeIn } from "./code";

test("a code is found in what people type and paste", () => {
  expect(codeIn("abcde")).toBe("ABCDE");
  expect(codeIn(" a-b c d e f")).toBe("ABCDE");
  expect(codeIn("https://example.org/t/QRSTU")).toBe("QRSTU");
  expect(codeIn("IO12")).toBe("");
});
