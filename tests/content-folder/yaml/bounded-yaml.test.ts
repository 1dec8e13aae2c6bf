import { expect, test } from "vitest";
import { parseBoundedYaml } from "../../../content-folder/yaml/bounded-yaml.ts";

/** The lines and messages of what is wrong with a text. */
function faultsOf(text: string): readonly string[] {
  const reading = parseBoundedYaml(text);
  return reading.kind === "broken" ? reading.problems.map(({ line, message }) => `${line} ${message}`) : [];
}

test("of several faults of a line, the first is told", () => {
  const tab = "not valid YAML: expected spaces at the beginning of the line, got a tab";
  expect(faultsOf("\ta: 1\n")).toEqual([`1 ${tab}`]);
  expect(faultsOf("\ta: 'b\n\tc: 'd\n")).toEqual([
    `1 ${tab}`,
    `2 ${tab}`,
    "3 not valid YAML: expected a closing ' behind the text",
  ]);
  expect(faultsOf("a: 1\nb: 2\n")).toEqual([]);
});

test("of a text with a fault in each line, the first 20 are told, however many lines it has", () => {
  const faults = faultsOf("\ta: 'b\n".repeat(80_000));
  expect(faults).toEqual(faultsOf("\ta: 'b\n".repeat(100)));
  expect(faults).toHaveLength(20);
});
