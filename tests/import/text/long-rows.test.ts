import { expect, test } from "vitest";
import { withoutAttributes } from "../../../import/text/attribute-lists.ts";
import { mintlifySlug } from "../../../import/text/ids/heading-slugs.ts";

test("what stands at the end of a heading is found at once, however long the row of it within", () => {
  const slugOf = (heading: string) => mintlifySlug(heading, () => false);
  expect(slugOf("A. B --")).toBe("a--b");
  expect(slugOf(`a${"-".repeat(600_000)}b`)).toBe(`a${"-".repeat(600_000)}b`);
  expect(withoutAttributes("# A  {#b .c} ")).toBe("# A {#b}");
  const spaced = `# a${" ".repeat(600_000)}b`;
  expect(withoutAttributes(spaced)).toBe(spaced);
});
