import { z } from "zod";
import { createTree, inside } from "./droppable-tree.ts";
import type { Path, Tree } from "./droppable-tree.ts";
import { createFollowingIssues } from "./following-issues.ts";
import { withFound } from "./found.ts";
import { withIssuesOfUnions } from "./issues-of-unions.ts";
import { meantField } from "./meant-field.ts";
import { published } from "../problem.ts";
import type { LineProblem, ProblemCause } from "../problem.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";

/** The valid part of a value, and the problems of what was left out. */
export interface Taken<T> {
  readonly data: T;
  readonly problems: readonly (LineProblem & { readonly path: readonly PropertyKey[] })[];
}

/** How problems in a file are reported. */
export interface Reporting {
  readonly lineOf: LineOf;
  /** The cause reported for a field of this name, where it is not `bad-field`. */
  readonly causes?: Readonly<Record<string, ProblemCause>>;
  /** Advice about a field that is unknown here but known to other tools. */
  readonly advice?: (key: string) => string | null;
}

/** Deeper than any of our files nests: each round drops the faults of one level. */
const maxRounds = 12;

/**
 * Takes the valid part of a value and reports the rest: unknown and invalid fields are dropped, as are list entries that lack a required field. The
 * schema must accept `undefined`.
 */
export function takeGood<S extends z.ZodType>(schema: S, given: unknown, reporting: Reporting): Taken<z.output<S>> {
  const problems: Taken<unknown>["problems"][number][] = [];
  const tree = createTree(given);
  const followingIn = createFollowingIssues(tree);
  for (let round = 0; round < maxRounds; round += 1) {
    const parsed = schema.safeParse(tree.value());
    if (parsed.success) return { data: parsed.data, problems };
    const drops: Path[] = [];
    const issues = withIssuesOfUnions(parsed.error.issues, tree);
    const follows = followingIn(issues);
    for (const issue of issues) {
      const faults = faultsOf(issue, tree, reporting, schema);
      if (!follows(issue)) problems.push(...faults.problems);
      drops.push(...faults.drops);
    }
    tree.drop(drops);
  }
  throw new Error("No part of a value fits its schema.", { cause: problems });
}

/** The problems that an issue reports, and the paths to drop because of it. */
function faultsOf(
  issue: z.core.$ZodIssue,
  tree: Tree,
  { lineOf, causes = {}, advice }: Reporting,
  schema: z.ZodType,
): { readonly problems: Taken<unknown>["problems"]; readonly drops: readonly Path[] } {
  const { path } = issue;
  const message = issue.code === "invalid_key" ? (issue.issues[0]?.message ?? issue.message) : issue.message;
  const at = tree.original(path);
  const problemAt = (cause: ProblemCause, where: Path, text: string) => ({
    ...published(cause, lineOf(where), text),
    path: where,
  });
  if (issue.code === "unrecognized_keys") {
    const known = knownAt(schema, path, tree.value());
    return {
      problems: issue.keys.map((key) =>
        problemAt(
          "unknown-field",
          [...at, key],
          `unknown field "${[...at, key].join(".")}". ${advice?.(key) ?? hint(key, known, tree.at([...path, key]))}`,
        ),
      ),
      drops: issue.keys.map((key) => [...path, key]),
    };
  }
  if (path.length > 0 && !tree.has(path)) {
    const around = path.slice(0, -1);
    const name = String(path.at(-1));
    const text = `the field "${name}" is missing${around.length === 0 ? "" : ` in ${at.slice(0, -1).join(".")}`}: ${message}`;
    return { problems: tree.wasDropped(path) ? [] : [problemAt("missing-field", at, text)], drops: [around] };
  }
  const name = at.findLast((key) => typeof key === "string") ?? "";
  const text = withFound(message, issue, issue.code === "invalid_key" ? path.at(-1) : tree.at(path));
  return {
    problems: [
      problemAt(
        (Object.hasOwn(causes, name) ? causes[name] : undefined) ?? "bad-field",
        at,
        `${at.length === 0 ? "" : `${at.join(".")}: `}${text}`,
      ),
    ],
    drops: [path],
  };
}

/** Suggests what an unknown field name was meant to be. One without a value may be what stands behind the comma of a text between braces. */
function hint(key: string, known: readonly string[], value: unknown): string {
  const isText = value === null && (key.length < 4 || /[^\w-]/u.test(key));
  const meant = isText ? null : meantField(key, known);
  if (meant !== null) return `Did you mean "${meant}"?`;
  return `The fields are ${known.join(", ")}.${value === null ? " A text with a comma stands in quotes." : ""}`;
}

/** The field names at a path of a schema. Of a union, those of the options that a value of this kind can be. */
function knownAt(schema: z.core.$ZodType, path: Path, value: unknown): readonly string[] {
  const bare = unwrapped(schema);
  const [next, ...rest] = path;
  if (bare instanceof z.ZodUnion)
    return [
      ...new Set(bare.options.filter((option) => mayBe(option, value)).flatMap((one) => knownAt(one, path, value))),
    ];
  if (bare instanceof z.ZodArray) return next === undefined ? [] : knownAt(bare.element, rest, inside(value, next));
  if (!(bare instanceof z.ZodObject)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = bare.shape;
  if (next === undefined) return Object.keys(shape);
  const inner = shape[String(next)];
  return inner === undefined ? [] : knownAt(inner, rest, inside(value, next));
}

/** Whether a value may be of an option of a union: its fixed fields have these values. */
function mayBe(option: z.core.$ZodType, value: unknown): boolean {
  const bare = unwrapped(option);
  return (
    !(bare instanceof z.ZodObject) ||
    Object.entries<z.core.$ZodType>(bare.shape).every(
      ([name, field]) => !(field instanceof z.ZodLiteral) || field.safeParse(inside(value, name)).success,
    )
  );
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrapped(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}
