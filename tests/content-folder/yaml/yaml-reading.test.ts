import { expect, test } from "vitest";
import { readYaml } from "../../../content-folder/yaml/yaml-reading.ts";

const text = `a:
  b: 1
c:
  - d
  - e:
      f: 2
1:
  g
? [h]
: i
a:
  j: 3
`;

test.each([
  [["a"], 11],
  [["a", "b"], 2],
  [["a", "j"], 11],
  [["c", 0], 4],
  [["c", "1", "e"], 5],
  [["c", 1, "e", "f"], 6],
  [["c", 2], 3],
  [["1"], 7],
  [[1], 8],
  [["none"], 1],
  [[], 1],
])("the line of %j is %d", (path, line) => {
  const yaml = readYaml(text);
  expect(yaml.kind === "read" && yaml.lineOf(path)).toBe(line);
});
