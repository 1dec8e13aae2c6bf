import { closestTo } from "../../faults/closest.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownTree } from "../tree.ts";
import { isClosed, keepAsText } from "./as-text.ts";
import type { Directive, ReportFault } from "./directive.ts";
import { shapes } from "./shapes.ts";
import type { Shape } from "./shapes.ts";

const marks = { containerDirective: ":::", leafDirective: "::", textDirective: ":" } as const;

/** Gives each directive of a text its HTML. What is no directive of ours stays the text that it is, and is reported. */
export function settleDirectives(
  tree: MarkdownTree,
  source: string,
  { report, includes }: { readonly report: ReportFault; readonly includes: boolean },
): void {
  for (const node of partsOf(tree)) {
    // The lines between tabs have got theirs with the tabs.
    if (!isDirective(node) || node.data?.hName !== undefined) continue;
    const shape = shapes.get(node.name);
    const fault = node.name === "include" && !includes ? '"::include" works in documents only' : faultOf(node, shape);
    if (fault !== null || shape === undefined) {
      // `::1` is an address.
      if (/^\p{L}/u.test(node.name)) report(node, `${sentence(fault ?? "")} It is shown as text`);
      keepAsText(node, source);
      continue;
    }
    dropUnknown(node, shape, report);
    if (node.type === "containerDirective" && !isClosed(node, source))
      report(node, `":::${node.name}" has no end: write ":::" on a line of its own behind what belongs to it`);
    shape.make(node);
  }
}

/** A question has its mark already. */
function sentence(words: string): string {
  return words.endsWith("?") ? words : `${words}.`;
}

function isDirective(node: { readonly type: string }): node is Directive {
  return node.type in marks;
}

function faultOf(node: Directive, shape: Shape | undefined): string | null {
  const written = `"${marks[node.type]}${node.name}"`;
  if (shape === undefined) {
    const meant = closestTo(node.name, [...shapes.keys()]);
    return `${written} is no directive${meant === null ? "" : `; did you mean "${meant}"?`}`;
  }
  if (shape.type !== node.type) return `${written} must be written "${marks[shape.type]}${node.name}"`;
  const missing = shape.missing(node);
  return missing === null ? null : `${written} needs ${missing}`;
}

/** Takes out attributes that a directive does not have, or whose values it does not know. */
function dropUnknown(node: Directive, { attributes }: Shape, report: ReportFault): void {
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (Object.hasOwn(attributes, name) && attributes[name]?.test(value ?? "") === true) continue;
    const known = Object.keys(attributes);
    const expected = known.length === 0 ? "it has none" : `it has ${known.join(", ")}`;
    report(node, `"${node.name}": the attribute ${name}="${value ?? ""}" is left out: ${expected}`);
    delete node.attributes?.[name];
  }
}
