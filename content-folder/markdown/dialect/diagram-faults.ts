import { closestTo } from "../../faults/closest.ts";
import { diagramCharactersMax } from "../../../texts/text-limits.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

/** How Mermaid's diagrams begin. Drawing needs a browser: only there it shows whether the rest of one can be read. */
const kinds = (
  "flowchart graph swimlane-beta sequenceDiagram classDiagram stateDiagram erDiagram journey gantt pie quadrantChart requirement gitGraph info " +
  "C4Context C4Container C4Component C4Dynamic C4Deployment mindmap timeline kanban sankey packet radar-beta block treeView-beta architecture " +
  "eventmodeling ishikawa venn-beta treemap wardley-beta cynefin-beta railroad xychart"
).split(" ");

/** Reports diagrams that are of no kind or too long. They are shown as their source. */
export function reportDiagrams(tree: MarkdownTree, report: ReportFault): void {
  for (const node of partsOf(tree)) {
    if (node.type !== "code" || node.lang !== "mermaid") continue;
    const fault = faultOf(node.value);
    if (fault !== null) report(node, `the diagram cannot be drawn: ${fault} Its source is shown`, "diagram");
  }
}

function faultOf(source: string): string | null {
  if (source.length > diagramCharactersMax)
    return `it has ${source.length} characters, at most ${diagramCharactersMax} are drawn.`;
  const first = firstWordOf(source);
  if (kinds.some((kind) => first.toLowerCase().startsWith(kind.toLowerCase()))) return null;
  const meant = closestTo(first, kinds);
  return `expected its kind first, such as flowchart, got "${first}"${meant === null ? "." : `; did you mean "${meant}"?`}`;
}

/** Behind settings between lines of `---`, and comments. */
function firstWordOf(text: string): string {
  const bare = withoutDirectives(withFewBlankLines(withoutSettings(text))).replaceAll(/^\s*%%.*$/gmu, "");
  return /[^\s;:]{1,60}/u.exec(bare)?.[0] ?? "";
}

/** Up to the last end: behind it each beginning would be searched to the end of the text. */
function withoutDirectives(text: string): string {
  const end = text.lastIndexOf("}%%") + 3;
  return end < 3 ? text : text.slice(0, end).replaceAll(/%%\{[\s\S]*?\}%%/gu, "") + text.slice(end);
}

/** Line by line: an expression for both lines of `---` would search from each blank line behind the first. */
function withoutSettings(text: string): string {
  const lines = text.split("\n");
  const isMark = (index: number): boolean => lines[index]?.trim() === "---" && index < lines.length - 1;
  const nextFull = (from: number): number => {
    const found = lines.findIndex((line, index) => index >= from && line.trim() !== "");
    return found === -1 ? lines.length - 1 : found;
  };
  const begin = nextFull(0);
  if (!isMark(begin)) return text;
  const first = nextFull(begin + 1);
  const later = lines.findIndex((_, index) => index > first && isMark(index));
  // Where there are only blank lines between both.
  const end = later === -1 && first > begin + 1 && isMark(first) ? first : later;
  return end === -1 ? text : lines.slice(nextFull(end + 1)).join("\n");
}

/** A comment is looked for from each blank line before it. */
function withFewBlankLines(text: string): string {
  return text.replaceAll(/[\n\r\u2028\u2029]\s*[\n\r\u2028\u2029]/gu, "\n\n");
}
