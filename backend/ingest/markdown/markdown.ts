import rehypeStringify from "rehype-stringify";
import { rehypeGithubAlerts } from "rehype-github-alerts";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { parsePlainMarkdown } from "./plain-markdown.ts";

/**
 * GitHub-flavoured Markdown to HTML. Raw HTML in it is left out; code keeps its `language-*` class, callouts keep
 * `markdown-alert`.
 */
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

/** A Markdown text, taken apart. */
export type MarkdownTree = ReturnType<typeof processor.parse>;

/** A part of a Markdown text. */
export type MarkdownNode = MarkdownTree | MarkdownTree["children"][number];

/** The HTML that a Markdown text comes to, as a tree. */
export type HtmlTree = Awaited<ReturnType<typeof processor.run>>;

/** A part of that HTML. */
export type HtmlNode = HtmlTree | HtmlTree["children"][number];

export function parseMarkdown(text: string): MarkdownTree {
  return parsePlainMarkdown(text) ?? processor.parse(text);
}

export async function toHtmlTree(tree: MarkdownTree): Promise<HtmlTree> {
  return processor.run(tree);
}

export function toHtml(tree: HtmlTree): string {
  return processor.stringify(tree);
}

/** All parts of a Markdown text, each before those inside it. */
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
