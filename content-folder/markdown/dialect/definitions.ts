import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";

type Paragraph = Extract<MarkdownNode, { readonly type: "paragraph" }>;
type Phrase = Paragraph["children"][number];

/** A paragraph whose further lines begin with `: ` is a list of definitions, and paragraphs of which each is one are one list. */
export function settleDefinitions(tree: MarkdownTree): void {
  for (const parent of partsOf(tree)) {
    if (!("children" in parent)) continue;
    let list: Paragraph | null = null;
    const kept: MarkdownNode[] = [];
    for (const node of parent.children) {
      const isDefinition: boolean = node.type === "paragraph" && makeList(node);
      if (isDefinition && node.type === "paragraph" && list !== null) list.children.push(...node.children);
      else kept.push(node);
      if (!isDefinition) list = null;
      else if (list === null && node.type === "paragraph") list = node;
    }
    if (kept.length < parent.children.length) Object.assign(parent, { children: kept });
  }
}

/** Turns the lines of a paragraph into terms and definitions; false if it is no such list. */
function makeList(node: Paragraph): boolean {
  if (!node.children.some((child) => child.type === "text" && /\n: +\S?/u.test(child.value))) return false;
  const lines = linesOf(node.children);
  if (isDefinition(lines[0] ?? [])) return false;
  const items: Phrase[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    const isPart = isDefinition(line);
    if (!isPart && last?.type === "emphasis" && last.data?.hName === "dd" && !isTermNext(lines, line))
      last.children.push({ type: "text", value: " " }, ...line);
    else
      items.push({
        type: "emphasis",
        children: isPart ? withoutColon(line) : [...line],
        data: { hName: isPart ? "dd" : "dt" },
      });
  }
  node.children = items;
  node.data = { ...node.data, hName: "dl" };
  return true;
}

/** Whether a line that is no definition is a term: one follows it before the next blank line. */
function isTermNext(lines: readonly (readonly Phrase[])[], line: readonly Phrase[]): boolean {
  const next = lines[lines.indexOf(line) + 1];
  return next !== undefined && isDefinition(next);
}

function linesOf(children: readonly Phrase[]): readonly Phrase[][] {
  const lines: Phrase[][] = [[]];
  for (const child of children) {
    if (child.type !== "text") {
      lines.at(-1)?.push(child);
      continue;
    }
    for (const [index, value] of child.value.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (value !== "") lines.at(-1)?.push({ type: "text", value });
    }
  }
  return lines;
}

function isDefinition([first]: readonly Phrase[]): boolean {
  return first?.type === "text" && first.value.startsWith(": ");
}

function withoutColon([first, ...rest]: readonly Phrase[]): Phrase[] {
  return first?.type === "text" ? [{ ...first, value: first.value.replace(/^: +/u, "") }, ...rest] : [...rest];
}
