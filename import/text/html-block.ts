import { cardsOfTable } from "../html/card-tables.ts";
import { markdownOfExport } from "../html/markdown-of-export.ts";
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

/** The Markdown of a table whose cells hold paragraphs, lists and listings of HTML. Null where they hold Markdown. */
export function markdownOfTable(html: string): readonly string[] | null {
  if (/^\s*(?:[-*+]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|\||:::)|\*\*\S|\]\(|\{[{%]|`[^`\n]+`|<[A-Z]/m.test(html))
    return null;
  return markdownOfExport(tidied(html), (url) => url)
    .markdown.trimEnd()
    .split("\n");
}

/** The cards that a table of HTML stands for; null for any other. */
export function cardsOfHtml(html: string): readonly string[] | null {
  return cardsOfTable(tidied(html), (cell) => markdownOfHtml(cell, false));
}

/** The Markdown of a list or a table in HTML. `mayHoldMarkdown`: its texts are Markdown themselves, as in MDX. */
export function markdownOfHtml(html: string, mayHoldMarkdown: boolean): readonly string[] {
  const text = converter.processSync(tidied(html)).toString().trimEnd();
  return (mayHoldMarkdown ? text.replaceAll(/\\([*_`[\]()])/g, "$1") : text).split("\n");
}

/** HTML without icons, whose names are for fonts; a heading in a table is strong, since cells have no headings. */
function tidied(html: string): string {
  const shown = html.replaceAll(/<i\b[^<>]*\bfa-[^<>]*>[^<]*<\/i>/g, "");
  return /^\s*<table\b/.test(shown) ? shown.replaceAll(/<(\/?)h[1-6]\b[^<>]*>/g, "<$1strong>") : shown;
}
