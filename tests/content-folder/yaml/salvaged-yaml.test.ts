import { expect, test } from "vitest";
import { salvageYaml } from "../../../content-folder/yaml/salvaged-yaml.ts";

test("a line with a colon in its text is read, and its name without the space behind it", () => {
  const salvaged = salvageYaml("subject  : Drafts: how they work\nb: [c", 1, []);
  expect(salvaged?.value).toEqual({ subject: "Drafts: how they work" });
  expect(salvaged?.problems.map(({ line }) => line)).toEqual([1, 2]);
});

test("a long space behind a name is passed over once", () => {
  const salvaged = salvageYaml(`a${" ".repeat(600_000)}: [\nb: 1`, 1, []);
  expect(salvaged?.value).toEqual({ b: 1 });
  expect(salvaged?.unread).toHaveLength(1);
});

test("what stands on the line below a field is no text of it, and a field within one has its own line", () => {
  const salvaged = salvageYaml("a:\n\tb: 1\nc:\n  d: 1\n  e: 2\n", 1, []);
  expect(salvaged?.value).toEqual({ c: { d: 1, e: 2 } });
  expect(salvaged?.lineOf(["c", "e"])).toBe(5);
});
