import rehypeRaw from "rehype-raw";
import { unified } from "unified";

const parser = unified().use(rehypeRaw).freeze();

type Tree = ReturnType<typeof parser.runSync>;

/** Parses the HTML that stands in a text together with what is around it. A text without any is not parsed again. */
export function rehypeHtml(): (tree: Tree) => Tree | undefined {
  return (tree) => (hasHtml(tree) ? parser.runSync(tree) : undefined);
}

function hasHtml(tree: Tree): boolean {
  const ahead: (Tree | Tree["children"][number])[] = [tree];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (node.type === "raw") return true;
    if ("children" in node) for (const child of node.children) ahead.push(child);
  }
  return false;
}
