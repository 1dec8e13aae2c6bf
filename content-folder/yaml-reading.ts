import { isMap, isNode, isPair, isScalar } from "yaml";
import type { Document } from "yaml";
import { parseBoundedYaml } from "./bounded-yaml.ts";
import { published, withheld } from "./problem.ts";
import type { LineProblem } from "./problem.ts";

/** The line of the value at a path, or of its closest existing ancestor. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** A parsed YAML text with line numbers. */
export type YamlValue =
  | {
      readonly kind: "read";
      readonly value: unknown;
      readonly lineOf: LineOf;
      readonly problems: readonly LineProblem[];
    }
  | { readonly kind: "broken"; readonly problems: readonly LineProblem[] };

/**
 * Parses a YAML text. Of duplicate keys the last one wins, and the others are reported; any other syntax error rejects the whole text.
 *
 * @param firstLine the line number in the file at which the text begins
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
      published("duplicate-key", inFile(line), `${message}; until then, the last one is used`),
    ),
  };
}

/** Whether a value is a mapping. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The message for a text that is not a mapping. */
export const expectedFields = 'expected fields, each as "name: value"';

/** The offset of the key at a path (for a list item, of the item), or of the closest existing ancestor. */
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
