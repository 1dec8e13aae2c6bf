import rehypeStringify from "rehype-stringify";
import { rehypeGithubAlerts } from "rehype-github-alerts";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { markAbbreviations, takeAbbreviations } from "./dialect/abbreviations.ts";
import { calloutTitles } from "../../texts/callout-titles.ts";
import { settleCode } from "./dialect/code.ts";
import { reportDiagrams } from "./dialect/diagram-faults.ts";
import { settleDefinitions } from "./dialect/definitions.ts";
import type { ReportFault } from "./dialect/directive.ts";
import { dialectHandlers } from "./dialect/handlers.ts";
import { reportFormulas } from "./dialect/formula-faults.ts";
import { remarkFormulas } from "./dialect/formula-syntax.ts";
import { reportOpenFormulas } from "./dialect/open-formulas.ts";
import { fenceFormulas, settleFormulas } from "./dialect/formulas.ts";
import { takeHeadingIds } from "./dialect/heading-ids.ts";
import { settlePictures } from "./dialect/pictures.ts";
import { directiveDepthMax, directiveDepthOf } from "./dialect/nesting.ts";
import { settleDirectives } from "./dialect/settle-directives.ts";
import { settleTitledQuotes, withTitlesInBrackets } from "./dialect/titled-callouts.ts";
import { reportUnread } from "./dialect/unread-lines.ts";
import { reportUnreadMarks } from "./dialect/unread-marks.ts";
import { reportUnshown } from "./dialect/unshown-parts.ts";
import { remarkDirectives } from "./dialect/syntax.ts";
import { rehypeHtml } from "./html/html-in-tree.ts";
import { settleHtml } from "./html/settle-html.ts";
import { assertDelimiters } from "./delimiters.ts";
import { assertEmphasis } from "./emphasis.ts";
import { assertLazyLines } from "./lazy-lines.ts";
import { assertBlocks } from "./nested-blocks.ts";
import { assertTables } from "./table-cells.ts";
import { textLines } from "./text-lines.ts";
import { placeIn } from "./text-positions.ts";
import type { MarkdownTree } from "./tree.ts";

const alerts = Object.entries(calloutTitles).map(([kind, title]) => ({ keyword: kind.toUpperCase(), title, icon: "" }));

/** GitHub-flavoured Markdown alone, for texts whose directives nest too deeply. */
const plain = unified().use(remarkParse).use(remarkGfm);

/** Converts our dialect of Markdown to HTML. Of the HTML in it stays what carries meaning; code keeps its `language-*` class, callouts are `markdown-alert`. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirectives)
  .use(remarkFormulas)
  .use(remarkRehype, { handlers: dialectHandlers, allowDangerousHtml: true })
  .use(rehypeHtml)
  .use(rehypeGithubAlerts, {
    alerts,
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

/** The HTML of a Markdown text, as a tree. */
export type HtmlTree = Awaited<ReturnType<typeof processor.run>>;

/** A node of an HTML tree. */
export type HtmlNode = HtmlTree | HtmlTree["children"][number];

/** What a text may have, by where it stands. */
export interface DialectOptions {
  /** Whether its `::include` are resolved; otherwise they stay text. */
  readonly includes: boolean;
}

/**
 * Parses a text in our dialect. `report` receives what is wrong in it; that stays text. The nodes have their places in the text as it is given.
 *
 * @throws RangeError for a text whose emphasis, lists or quotes are nested too deeply, or with which the parser would take very long (HeavyText).
 */
export function parseMarkdown(
  text: string,
  report: ReportFault = () => undefined,
  { includes }: DialectOptions = { includes: false },
): MarkdownTree {
  assertEmphasis(text);
  assertBlocks(text);
  const lines = textLines(text);
  assertTables(lines);
  assertDelimiters(lines);
  assertLazyLines(lines);
  const isTooDeep = directiveDepthOf(text) > directiveDepthMax;
  const { text: spoken, meanings } = takeAbbreviations(text, report);
  const parse = (part: string): MarkdownTree => (isTooDeep ? plain.parse(part) : processor.parse(part));
  const written = fenceFormulas(spoken, parse);
  const first = parse(written);
  const source = isTooDeep ? written : withTitlesInBrackets(first, written);
  const tree = source === written ? first : parse(source);
  if (isTooDeep)
    report(tree, `directives are nested more than ${directiveDepthMax} deep: all of them are shown as text`);
  else {
    reportUnreadMarks(tree, source, report);
    if (source.includes("::")) reportUnread(tree, source, report);
    settleDirectives(tree, source, { report, includes });
  }
  reportUnshown(tree, source, report);
  settleTitledQuotes(tree);
  settleFormulas(tree, source);
  reportOpenFormulas(tree, source, report);
  reportFormulas(tree, report);
  reportDiagrams(tree, report);
  settleCode(tree, source, report);
  settlePictures(tree, report);
  settleHtml(tree, report);
  settleDefinitions(tree);
  takeHeadingIds(tree, report);
  markAbbreviations(tree, meanings);
  placeIn(text, tree, source);
  return tree;
}

/** Turns a settled Markdown tree into a tree of HTML. */
export async function toHtmlTree(tree: MarkdownTree): Promise<HtmlTree> {
  return processor.run(tree);
}

/** Writes a tree as HTML. */
export function toHtml(tree: HtmlTree): string {
  return processor.stringify(tree);
}
