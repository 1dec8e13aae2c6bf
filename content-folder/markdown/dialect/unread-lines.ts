import { partsOf } from "../tree.ts";
import type { MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";
import { shapes } from "./shapes.ts";

const begins = /^[\s>]*(?<colons>:{2,}(?=[A-Za-z])|:{3,}(?=[ \t]))[ \t]*(?<name>[A-Za-z][\w-]*)(?=[[{\s]|$)/u;

/** Reports lines that begin like a directive of ours, and are none: the grammar could not read what stands behind the name. */
export function reportUnread(tree: MarkdownTree, source: string, report: ReportFault): void {
  const lines = source.split(/\r?\n/);
  for (const node of partsOf(tree)) {
    if (node.type !== "paragraph" || node.data?.directiveLabel === true || node.position === undefined) continue;
    const { start, end } = node.position;
    for (let line = start.line; line <= end.line; line += 1) {
      const { colons = "", name = "" } = begins.exec(lines[line - 1] ?? "")?.groups ?? {};
      const { type } = shapes.get(name) ?? {};
      if (type === undefined || type === "textDirective") continue;
      const written = `${type === "leafDirective" ? "::" : colons.padEnd(3, ":")}${name}`;
      report(
        { ...node, position: { start: { ...start, line }, end } },
        `"${colons}${name}" cannot be read: expected ${written}[Title]{name=value} on a line of its own, and quotes around a value with spaces or "=". It is shown as text`,
      );
    }
  }
}
