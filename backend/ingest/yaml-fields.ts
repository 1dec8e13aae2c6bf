import { type Document, LineCounter, isMap, isNode, isPair, isScalar, parseDocument } from "yaml";
import type { z } from "zod";
import { closestTo } from "./closest.ts";

/** A problem in a file that is being read: the file is known to the caller. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** The fields of a YAML text, and where each stands. */
export type FieldsReading<T> =
  | { readonly kind: "read"; readonly fields: T; readonly lineOf: (field: string) => number }
  | { readonly kind: "broken"; readonly problems: readonly LineProblem[] };

/**
 * Reads the fields of a YAML mapping, or tells every problem at once with its line.
 *
 * @param firstLine the number of the text's first line in its file
 */
export function readFields<T extends z.ZodObject>(
  text: string,
  firstLine: number,
  schema: T,
): FieldsReading<z.infer<T>> {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const toLine = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  if (yaml.errors.length > 0) {
    return {
      kind: "broken",
      problems: yaml.errors.map((error) => ({
        line: toLine(error.pos[0]),
        message: `not valid YAML: ${error.message}`,
      })),
    };
  }
  if (yaml.contents !== null && !isMap(yaml.contents)) {
    return { kind: "broken", problems: [{ line: firstLine, message: 'expected fields, each as "name: value"' }] };
  }
  const lineOf = (path: readonly PropertyKey[]): number => toLine(offsetOf(yaml, path) ?? 0);
  const parsed = schema.safeParse(yaml.toJS() ?? {});
  if (parsed.success) return { kind: "read", fields: parsed.data, lineOf: (field) => lineOf([field]) };
  const known = Object.keys(schema.shape);
  return {
    kind: "broken",
    problems: parsed.error.issues
      .flatMap((issue) => toProblems(issue, { known, lineOf, firstLine, isThere: (field) => yaml.has(field) }))
      .sort((a, b) => a.line - b.line),
  };
}

interface IssueContext {
  readonly known: readonly string[];
  readonly firstLine: number;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  readonly isThere: (field: PropertyKey) => boolean;
}

function toProblems(issue: z.core.$ZodIssue, { known, firstLine, lineOf, isThere }: IssueContext): LineProblem[] {
  const { path, message } = issue;
  if (issue.code === "unrecognized_keys" && path.length === 0) {
    return issue.keys.map((key) => ({
      line: lineOf([key]),
      message: `unknown field "${key}". ${fieldHint(key, known)}`,
    }));
  }
  const [field] = path;
  if (field !== undefined && path.length === 1 && !isThere(field)) {
    return [{ line: firstLine, message: `the field "${String(field)}" is missing: ${message}` }];
  }
  return [{ line: lineOf(path), message: `${path.join(".")}: ${message}` }];
}

function fieldHint(key: string, known: readonly string[]): string {
  const meant = closestTo(key, known);
  return meant === null ? `The fields are ${known.join(", ")}.` : `Did you mean "${meant}"?`;
}

/** Where the key of a path stands; of a list's item, the item; of what is not there, the closest around it. */
function offsetOf(yaml: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1];
    const around = length === 1 ? yaml.contents : yaml.getIn(path.slice(0, length - 1), true);
    const pair = isMap(around) ? around.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    if (isPair(pair) && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    const node = yaml.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
