import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "_", fences: true });

/** The Markdown of a list or a table in HTML. `mayHoldMarkdown`: its texts are Markdown themselves, as in MDX. */
export function markdownOfHtml(html: string, mayHoldMarkdown: boolean): readonly string[] {
  const text = converter.processSync(html).toString().trimEnd();
  return (mayHoldMarkdown ? text.replaceAll(/\\([*_`[\]()])/g, "$1") : text).split("\n");
}
