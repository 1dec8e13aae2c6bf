import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";

/** A line with `$$` alone, also within quotes and lists. */
const fence = /^(?<before>[\s>]*)\$\$\s*$/u;
const codeFence = /^[\s>]*(?<mark>```+|~~~+)/u;

/**
 * Turns formulas between lines of `$$` into fenced blocks of the language `math`, which GitHub reads too. Lines stay lines; a `$$` without a second one
 * stays text.
 *
 * @example fenceFormulas("$$\nx\n$$") // "```math\nx\n```"
 */
export function fenceFormulas(text: string): string {
  if (!text.includes("$$")) return text;
  const lines = text.split("\n");
  let code: string | null = null;
  let open: number | null = null;
  for (const [index, line] of lines.entries()) {
    const mark = open === null ? codeFence.exec(line)?.groups?.["mark"] : undefined;
    if (mark !== undefined && (code === null || mark.startsWith(code))) code = code === null ? mark : null;
    if (code !== null || !fence.test(line)) continue;
    if (open === null) open = index;
    else {
      lines[open] = (lines[open] ?? "").replace(/\$\$\s*$/u, "```math");
      lines[index] = line.replace(/\$\$\s*$/u, "```");
      open = null;
    }
  }
  return lines.join("\n");
}

/** Gives formulas in a line the class that the gate reads; one with two dollars that is a paragraph of its own is shown as a block. */
export function settleFormulas(tree: MarkdownTree, source: string): void {
  for (const node of partsOf(tree)) {
    if (node.type === "paragraph" && node.children.length === 1) {
      const [only] = node.children;
      if (only?.type === "inlineCode" && source.startsWith("$$", only.position?.start.offset))
        settle(only, "math-display");
    }
    if (node.type === "inlineCode" && node.data === undefined && source.startsWith("$", node.position?.start.offset))
      settle(node, "math-inline");
  }
}

function settle(node: Extract<MarkdownNode, { readonly type: "inlineCode" }>, name: string): void {
  node.value = node.value.trim();
  node.data = { hProperties: { className: [name] } };
}
