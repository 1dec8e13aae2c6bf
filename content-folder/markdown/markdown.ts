import rehypeStringify from "rehype-stringify";
import { rehypeGithubAlerts } from "rehype-github-alerts";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { assertEmphasis } from "./emphasis.ts";

/** Converts GitHub-flavoured Markdown to HTML. Raw HTML is dropped; code keeps its `language-*` class, alerts keep `markdown-alert`. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeGithubAlerts, {
    build: ({ keyword, title }, children) => ({
      type: "element",
      tagName: "div",
      properties: { className: ["markdown-alert", `markdown-alert-${keyword.toLowerCase()}`] },
      children: [
        {
          type: "element",
          tagName: "p",
          properties: { className: ["markdown-alert-title"] },
          children: [{ type: "text", value: title }],
        },
        ...children,
      ],
    }),
  })
  .use(rehypeStringify);

/** A parsed Markdown text. */
export type MarkdownTree = ReturnType<typeof processor.parse>;

/** A node of a Markdown tree. */
export type MarkdownNode = MarkdownTree | MarkdownTree["children"][number];

/** The HTML of a Markdown text, as a tree. */
export type HtmlTree = Awaited<ReturnType<typeof processor.run>>;

/** A node of an HTML tree. */
export type HtmlNode = HtmlTree | HtmlTree["children"][number];

/** Parses a text. @throws RangeError for one whose emphasis is nested too deeply. */
export function parseMarkdown(text: string): MarkdownTree {
  assertEmphasis(text);
  return processor.parse(text);
}

export async function toHtmlTree(tree: MarkdownTree): Promise<HtmlTree> {
  return processor.run(tree);
}

export function toHtml(tree: HtmlTree): string {
  return processor.stringify(tree);
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
