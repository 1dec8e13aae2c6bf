import { parseBoundedYaml } from "./bounded-yaml.ts";
import { published, withheld } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { createOffsets } from "./yaml-offsets.ts";

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
  const offsetOf = createOffsets(document);
  return {
    kind: "read",
    value: data ?? null,
    lineOf: (path) => inFile(lineAt(offsetOf(path) ?? 0)),
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
