import type { z } from "zod";
import type { Path, Tree } from "./droppable-tree.ts";
import { meantField } from "./meant-field.ts";

type Issue = z.core.$ZodIssue;

/**
 * Finds issues that only follow from others, so that one mistake is one line: a second one of the same value, a missing field whose name is misspelt,
 * and one of a mapping as a whole from which a field was dropped.
 */
export function createFollowingIssues(tree: Tree): (issues: readonly Issue[]) => (issue: Issue) => boolean {
  /** The original paths of what lost a part. */
  const reduced = new Set<string>();
  return (issues) => {
    const unknownAt = new Map<string, readonly string[]>();
    const firstAt = new Map<string, Issue["code"]>();
    for (const issue of issues) {
      const key = keyOf(issue.path);
      const original = tree.original(issue.path);
      reduced.add(keyOf(issue.code === "unrecognized_keys" ? original : original.slice(0, -1)));
      if (issue.code === "unrecognized_keys") unknownAt.set(key, issue.keys);
      else if (!firstAt.has(key)) firstAt.set(key, issue.code);
    }
    return ({ code, path }) => {
      if (code === "unrecognized_keys") return false;
      if (firstAt.get(keyOf(path)) !== code) return true;
      if (code === "custom" && reduced.has(keyOf(tree.original(path)))) return true;
      const beside = tree.has(path) ? [] : (unknownAt.get(keyOf(path.slice(0, -1))) ?? []);
      return beside.some((key) => meantField(key, [String(path.at(-1))]) !== null);
    };
  };
}

function keyOf(path: Path): string {
  return path.map(String).join("\0");
}
