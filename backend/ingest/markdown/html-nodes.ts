import type { HtmlNode, HtmlTree } from "../../../content-folder/markdown/markdown.ts";

/** All nodes of a text, in their order in it. Neither deep nesting nor very many children overflow the stack. */
export function* nodesIn(tree: HtmlTree): Generator<HtmlNode> {
  const ahead: HtmlNode[] = [tree];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    yield node;
    if ("children" in node) for (const child of node.children.toReversed()) ahead.push(child);
  }
}
