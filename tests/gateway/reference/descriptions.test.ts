import { expect, test } from "vitest";
import { plainText, withCode } from "../../../gateway/features/reference/pages/parts.ts";

const description = "The reader's own, or all readers': `a['b's]`.";

test("words of a description have curly apostrophes, its code has what was typed", () => {
  expect(withCode(description)).toBe("The reader’s own, or all readers’: <code>a['b's]</code>.");
  expect(plainText(description)).toBe("The reader’s own, or all readers’: a['b's].");
});
