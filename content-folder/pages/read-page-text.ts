import { findFrontMatter } from "../front-matter.ts";
import type { ReportFault } from "../markdown/dialect/directive.ts";
import { wordsOfHeading } from "../markdown/heading-words.ts";
import { HeavyText } from "../markdown/heavy-text.ts";
import { parseMarkdown, toHtml, toHtmlTree } from "../markdown/markdown.ts";
import { lineIn } from "../markdown/tree.ts";
import type { MarkdownTree } from "../markdown/tree.ts";
import { meantFile } from "../meant-file.ts";
import { published } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { readTextInside } from "../read-inside.ts";
import type { SiteLink } from "../site-links.ts";
import { settlePageLinks } from "./page-links.ts";

/** A text as HTML with what is wrong in it, or why it cannot be read. The HTML is not yet safe. */
export type PageTextReading =
  | Extract<PageHtml, { readonly kind: "read" }>
  | { readonly kind: "fault"; readonly message: string };

/** Reads a Markdown file for a place within a page: its front matter is left out. */
export async function readPageText(contentDir: string, file: string): Promise<PageTextReading> {
  const reading = await readTextInside(contentDir, file);
  if (reading.kind === "missing")
    return fault(`expected an existing file, got "${file}"${meantFile(contentDir, file)}`);
  if (reading.kind === "refused") return fault(`expected a readable file, got "${file}": ${reading.reason}`);
  const front = findFrontMatter(reading.text);
  const page = await toPageHtml(reading.text.slice(front?.bodyStart ?? 0), { file, firstLine: front?.bodyLine ?? 1 });
  if (page.kind === "read") return page;
  return fault(`"${file}" cannot be read, line ${page.line}: ${page.message}`);
}

/** The HTML of a text that begins in line `firstLine` of its file, or why it cannot be parsed and from which line on. */
export async function toPageHtml(body: string, { file, firstLine, takesTitle = false }: PagePlace): Promise<PageHtml> {
  const problems: LineProblem[] = [];
  const note: ReportFault = (node, message, cause = "directive") =>
    void problems.push(published(cause, lineIn(node, firstLine), message));
  try {
    const tree = parseMarkdown(body, note);
    const title = takesTitle ? takeTitle(tree) : null;
    const linked = settlePageLinks(tree, file, firstLine);
    const html = toHtml(await toHtmlTree(tree)).trim();
    return { kind: "read", title, html, links: linked.links, problems: [...problems, ...linked.problems].sort(byLine) };
  } catch (error) {
    if (error instanceof HeavyText) return { kind: "fault", line: error.line + firstLine - 1, message: error.message };
    if (error instanceof RangeError) return { kind: "fault", line: firstLine, message: nestedTooDeeply };
    throw error;
  }
}

interface PagePlace {
  /** Relative to the content folder. */
  readonly file: string;
  readonly firstLine: number;
  /** Whether a first line `# Heading` is its title, and not part of the text. */
  readonly takesTitle?: boolean;
}

type PageHtml =
  | {
      readonly kind: "read";
      /** The words of the heading that was taken; null if none was. */
      readonly title: string | null;
      readonly html: string;
      /** Its links to addresses of the site, with the lines of the file. */
      readonly links: readonly SiteLink[];
      /** What was left out of it, or stays text, with the lines of the file. */
      readonly problems: readonly LineProblem[];
    }
  | { readonly kind: "fault"; readonly line: number; readonly message: string };

const nestedTooDeeply = "it is nested too deeply: remove some levels of lists, quotes, emphasis or HTML";

/** Takes a first-level heading off the beginning of a text. One without words stays. */
function takeTitle(tree: MarkdownTree): string | null {
  const [first] = tree.children;
  if (first?.type !== "heading" || first.depth !== 1) return null;
  const words = wordsOfHeading(first);
  if (words !== "") tree.children.shift();
  return words || null;
}

function byLine(a: LineProblem, b: LineProblem): number {
  return a.line - b.line;
}

function fault(message: string): PageTextReading {
  return { kind: "fault", message };
}
