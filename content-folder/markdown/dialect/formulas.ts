import { createCodeLines } from "../code-fences.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";

/** A line with `$$` alone, also within quotes and lists. */
const fence = /^(?<before>[\s>]*)\$\$\s*$/u;

/**
 * Turns formulas between lines of `$$` into fenced blocks of the language `math`, which GitHub reads too. Lines stay lines; a `$$` without a second one
 * stays text. `parse` is asked where a line may be one of indented code.
 *
 * @example fenceFormulas("$$\nx\n$$", parse) // "```math\nx\n```"
 */
export function fenceFormulas(text: string, parse: (text: string) => MarkdownTree): string {
  if (!text.includes("$$")) return text;
  const lines = text.split("\n");
  const indented = lines.some(isDeep) ? indentedCode(parse(text), text) : none;
  const isCodeLine = createCodeLines();
  let open: number | null = null;
  for (const [index, line] of lines.entries()) {
    if ((open === null && isCodeLine(line)) || !fence.test(line) || indented.has(index)) continue;
    if (open === null) open = index;
    else {
      lines[open] = (lines[open] ?? "").replace(/\$\$\s*$/u, "```math");
      lines[index] = line.replace(/\$\$\s*$/u, "```");
      open = null;
    }
  }
  return lines.join("\n");
}

const none: ReadonlySet<number> = new Set();

function isDeep(line: string): boolean {
  return / {4}|\t/.test(fence.exec(line)?.groups?.["before"] ?? "");
}

/** The lines of indented code, from 0. */
function indentedCode(tree: MarkdownTree, source: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { type, position } of partsOf(tree)) {
    if (
      type !== "code" ||
      position === undefined ||
      /^[`~]/.test(source.slice(position.start.offset, position.end.offset))
    )
      continue;
    for (let line = position.start.line; line <= position.end.line; line += 1) lines.add(line - 1);
  }
  return lines;
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
