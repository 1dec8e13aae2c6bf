import { directiveToMarkdown } from "mdast-util-directive";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Processor } from "unified";
import { htmlHandlers } from "./html-handlers.ts";
import { prepareHtml } from "./prepare-html.ts";

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

const plain = unified().use(rehypeStringify).freeze();

const writer = unified()
  .use(rehypeRemark, { handlers: htmlHandlers })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "_", fences: true })
  .use(writeDirectives)
  .freeze();

function writeDirectives(this: Processor): void {
  (this.data().toMarkdownExtensions ??= []).push(directiveToMarkdown());
}

/** A text of HTML as Markdown, and the HTML with its entities read, by which it is measured. */
export interface ExportedText {
  readonly markdown: string;
  readonly seen: string;
}

/** Makes Markdown of the HTML of an export. `urlOf` says where an address leads. */
export function markdownOfExport(html: string, urlOf: (url: string) => string): ExportedText {
  const tree = parser.parse(html);
  const seen = plain.stringify(tree);
  const body = { children: tree.children.filter((child) => child.type !== "doctype") };
  prepareHtml(body, urlOf);
  const markdown = writer.stringify(writer.runSync({ type: "root", children: body.children }));
  return { markdown, seen };
}
