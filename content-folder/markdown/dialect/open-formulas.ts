import { partsOf } from "../tree.ts";
import type { MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

/** `$$` alone on a line, also within quotes and lists. */
const alone = /^[\s>]*\$\$\s*$/u;

/** Reports formulas without an end: a line with `$$` alone, or a paragraph that begins with `$$`, that no second one answers. */
export function reportOpenFormulas(tree: MarkdownTree, source: string, report: ReportFault): void {
  if (!source.includes("$$")) return;
  const lines = source.split(/\r?\n/);
  for (const node of partsOf(tree)) {
    if (node.type !== "paragraph" || node.position === undefined) continue;
    const { start, end } = node.position;
    const [first] = node.children;
    const begins = first?.type === "text" && first.value.startsWith("$$");
    for (let line = start.line; line <= end.line; line += 1)
      if (alone.test(lines[line - 1] ?? "") || (begins && line === start.line))
        report({ ...node, position: { start: { ...start, line }, end } }, message, "formula");
  }
}

const message = 'the formula has no end: write "$$" on a line of its own behind it. It is shown as text';
