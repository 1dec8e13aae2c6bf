import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

type Table = Extract<MarkdownNode, { readonly type: "table" }>;

/** Reports what Markdown leaves out: cells of tables behind the last column, and footnotes that are there twice or that nothing refers to. */
export function reportUnshown(tree: MarkdownTree, source: string, report: ReportFault): void {
  const parts = partsOf(tree);
  for (const node of parts) if (node.type === "table") reportCells(node, source, report);
  reportNotes(parts, report);
}

function reportCells({ children }: Table, source: string, report: ReportFault): void {
  const columns = children[0]?.children.length ?? 0;
  for (const row of children) {
    const start = row.children[columns]?.position?.start.offset;
    if (start === undefined) continue;
    const cells = source.slice(start, row.position?.end.offset).split("|");
    const words = cells.flatMap((cell) => cell.trim() || []).join(" | ");
    if (words === "") continue;
    report(
      row,
      `expected as many cells as in the head of the table (${columns}), got ${row.children.length}: "${shortened(words)}" is not shown. Write "\\|" for a "|" within a cell, also in code`,
      "table",
    );
  }
}

function shortened(words: string): string {
  return words.length > 60 ? `${words.slice(0, 60).toWellFormed()}…` : words;
}

function reportNotes(parts: readonly MarkdownNode[], report: ReportFault): void {
  const meant = new Set(parts.flatMap((node) => (node.type === "footnoteReference" ? [node.identifier] : [])));
  const before = new Set<string>();
  for (const node of parts) {
    if (node.type !== "footnoteDefinition") continue;
    const name = node.label ?? node.identifier;
    if (before.has(node.identifier))
      report(node, `the footnote "${name}" is there twice: the first is shown, this one is not`, "footnote");
    else if (!meant.has(node.identifier))
      report(node, `the footnote "${name}" is not shown: no [^${name}] in the text leads to it`, "footnote");
    before.add(node.identifier);
  }
}
