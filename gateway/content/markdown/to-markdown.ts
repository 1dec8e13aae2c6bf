import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { meaningsIn } from "./abbreviations.ts";
import { asWritten } from "./as-written.ts";
import { handlers } from "./handlers.ts";
import { parseHtml } from "./html-tree.ts";

const converter = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-" });

/**
 * A text that passed the gate, as GitHub-flavoured Markdown: tables, code with its language, callouts, footnotes and tasks
 * are preserved. What Markdown has no form for is reduced to its words. `address`: the absolute address of the text's page;
 * every link and picture becomes absolute.
 */
export function toMarkdown(html: string, address: string): string {
  const tree = parseHtml(html);
  asWritten(tree, address);
  const meanings = meaningsIn(tree);
  return `${converter.stringify(converter.runSync(tree)).trim()}\n\n${meanings}`.trim();
}
