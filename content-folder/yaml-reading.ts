import { type Document, isMap, isNode, isPair, isScalar } from "yaml";
import { parseBoundedYaml } from "./bounded-yaml.ts";
import { type LineProblem, published, withheld } from "./problem.ts";

/** The line on which the value at a path stands, or the closest around it. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** What a YAML text says, and where. */
export type YamlValue =
  | {
      readonly kind: "read";
      readonly value: unknown;
      readonly lineOf: LineOf;
      readonly problems: readonly LineProblem[];
    }
  | { readonly kind: "broken"; readonly problems: readonly LineProblem[] };

/**
 * Reads a YAML text. Of a key that is there twice the last one counts, which is reported; any other fault of the grammar is one of the
 * whole text.
 *
 * @param firstLine the number of the text's first line in its file
 */
export function readYaml(text: string, firstLine = 1): YamlValue {
  const reading = parseBoundedYaml(text);
  const inFile = (line: number): number => line + firstLine - 1;
  if (reading.kind === "broken")
    return {
      kind: "broken",
      problems: reading.problems.map(({ line, message }) => withheld("yaml", inFile(line), message)),
    };
  const { document, data, lineAt, repeated } = reading;
  return {
    kind: "read",
    value: data ?? null,
    lineOf: (path) => inFile(lineAt(offsetOf(document, path) ?? 0)),
    problems: repeated.map(({ line, message }) =>
      published("duplicate-key", inFile(line), `${message}; until then the last one counts`),
    ),
  };
}

/** Whether a value is a mapping: names with values. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is said of a text that is none. */
export const expectedFields = 'expected fields, each as "name: value"';

/** Where the key of a path stands; of a list's item, the item; of what is not there, the closest around it. */
function offsetOf(yaml: Document.Parsed, path: readonly PropertyKey[]): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1];
    const around = length === 1 ? yaml.contents : yaml.getIn(path.slice(0, length - 1), true);
    const pair = isMap(around)
      ? around.items.findLast((item) => isScalar(item.key) && String(item.key.value) === key)
      : undefined;
    if (isPair(pair) && isNode(pair.key)) return pair.key.range?.[0] ?? null;
    const node = yaml.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return null;
}
