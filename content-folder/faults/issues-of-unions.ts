import type { z } from "zod";
import { isMapping } from "../yaml/yaml-reading.ts";
import type { Tree } from "./droppable-tree.ts";

type Issue = z.core.$ZodIssue;

/**
 * Puts the issues within a mapping in place of "it is nothing of these", where it can be only one of them: what may be `false` or a link names the
 * field that the link lacks.
 */
export function withIssuesOfUnions(issues: readonly Issue[], tree: Tree): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "invalid_union" || !isMapping(tree.at(issue.path))) return [issue];
    const within = issue.errors.filter((ofOption) => ofOption.every(isOfPart));
    const [only = [issue]] = within;
    return within.length === 1 ? only.map((part) => ({ ...part, path: [...issue.path, ...part.path] })) : [issue];
  });
}

/** Whether it is an issue of a part of a mapping, not of its kind. */
function isOfPart({ code, path }: Issue): boolean {
  return path.length > 0 || (code !== "invalid_type" && code !== "invalid_value");
}
