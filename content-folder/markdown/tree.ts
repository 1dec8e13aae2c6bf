import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse);

/** A parsed Markdown text. */
export type MarkdownTree = ReturnType<typeof parser.parse>;

/** A node of a Markdown tree. */
export type MarkdownNode = MarkdownTree | MarkdownTree["children"][number];

/** A heading of a text. */
export type Heading = Extract<MarkdownNode, { readonly type: "heading" }>;

/** What a label of a link or a picture stands for: `[label]: address "title"`. */
export type Definition = Extract<MarkdownNode, { readonly type: "definition" }>;

/** The line of a file in which a node begins, in a text that begins in its line `firstLine`. */
export function lineIn(node: MarkdownNode, firstLine: number): number {
  return (node.position?.start.line ?? 1) + firstLine - 1;
}

/** All nodes of a Markdown tree, in document order. Iterative, so that deep nesting cannot overflow the stack. */
export function partsOf(tree: MarkdownNode): MarkdownNode[] {
  const parts: MarkdownNode[] = [];
  const ahead: MarkdownNode[] = [tree];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    parts.push(node);
    if ("children" in node)
      for (let last = node.children.length - 1; last >= 0; last -= 1)
        ahead.push(...node.children.slice(last, last + 1));
  }
  return parts;
}

/** The definitions among the nodes of a tree, by identifier; the first of several wins. */
export function definitionsIn(parts: readonly MarkdownNode[]): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const node of parts)
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  return definitions;
}
