import { findFrontMatter } from "../front-matter.ts";
import type { ReportFault } from "../markdown/dialect/directive.ts";
import { HeavyText } from "../markdown/heavy-text.ts";
import { parseMarkdown, toHtml, toHtmlTree } from "../markdown/markdown.ts";
import { lineIn, partsOf } from "../markdown/tree.ts";
import type { MarkdownTree } from "../markdown/tree.ts";
import { wordsIn } from "../markdown/words-in.ts";
import { meantFile } from "../inside/meant-file.ts";
import { noteAssets } from "../media/assets.ts";
import type { AssetReader } from "../media/assets.ts";
import type { Medium } from "../media/medium.ts";
import { mendPicture } from "../media/pictures.ts";
import { mendReferences } from "../media/references.ts";
import type { TextPlace } from "../media/references.ts";
import { published } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { readTextInside } from "../inside/read-inside.ts";
import type { SiteLink } from "../site-files/site-links.ts";
import { mendPageLink } from "./page-links.ts";

/** A text as HTML with what is wrong in it, or why it cannot be read. The HTML is not yet safe. */
export type PageTextReading =
  | Extract<PageHtml, { readonly kind: "read" }>
  | { readonly kind: "fault"; readonly message: string };

/** Reads a Markdown file for a place within a page: its front matter is left out. What goes wrong in it is its own fault, and stops nothing else. */
export async function readPageText(contentDir: string, file: string, assets: AssetReader): Promise<PageTextReading> {
  try {
    return await readText(contentDir, file, assets);
  } catch (error) {
    return fault(`"${file}" ${unforeseen(error)}`);
  }
}

async function readText(contentDir: string, file: string, assets: AssetReader): Promise<PageTextReading> {
  const reading = await readTextInside(contentDir, file);
  if (reading.kind === "missing")
    return fault(`expected an existing file, got "${file}"${meantFile(contentDir, file)}`);
  if (reading.kind === "refused") return fault(`expected a readable file, got "${file}": ${reading.reason}`);
  const front = findFrontMatter(reading.text);
  const place = { file, firstLine: front?.bodyLine ?? 1, assets };
  const page = await toPageHtml(reading.text.slice(front?.bodyStart ?? 0), place);
  if (page.kind === "read") return page;
  return fault(`"${file}" cannot be read, line ${page.line}: ${page.message}`);
}

/** The HTML of a text that begins in line `firstLine` of its file, or why it cannot be parsed and from which line on. */
export async function toPageHtml(body: string, place: PagePlace): Promise<PageHtml> {
  const { firstLine } = place;
  const problems: LineProblem[] = [];
  const report: TextPlace["report"] = (cause, node, message) =>
    void problems.push(published(cause, lineIn(node, firstLine), message));
  const note: ReportFault = (node, message, cause = "directive") => report(cause, node, message);
  try {
    const tree = parseMarkdown(body, note);
    const title = place.takesTitle === true ? takeTitle(tree) : null;
    const { links, media } = await mendText(tree, place, report);
    const html = toHtml(await toHtmlTree(tree)).trim();
    return { kind: "read", title, html, links, media, problems: problems.sort(byLine) };
  } catch (error) {
    if (error instanceof HeavyText) return { kind: "fault", line: error.line + firstLine - 1, message: error.message };
    if (error instanceof RangeError) return { kind: "fault", line: firstLine, message: nestedTooDeeply };
    throw error;
  }
}

/** What is said of a text that cannot be read for a reason that nobody foresaw. */
export function unforeseen(error: unknown): string {
  return `cannot be shown: ${error instanceof Error ? error.message : String(error)}`;
}

interface PagePlace {
  /** Relative to the content folder. */
  readonly file: string;
  readonly firstLine: number;
  readonly assets: AssetReader;
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
      /** The pictures and files that it shows or links. */
      readonly media: readonly Medium[];
      /** What was left out of it, or stays text, with the lines of the file. */
      readonly problems: readonly LineProblem[];
    }
  | { readonly kind: "fault"; readonly line: number; readonly message: string };

const nestedTooDeeply = "it is nested too deeply: remove some levels of lists, quotes, emphasis or HTML";

/** Gives pictures, files and links of a text their addresses. */
async function mendText(
  tree: MarkdownTree,
  { file, firstLine, assets }: PagePlace,
  report: TextPlace["report"],
): Promise<{ readonly links: readonly SiteLink[]; readonly media: readonly Medium[] }> {
  const links: SiteLink[] = [];
  const { reader, media } = noteAssets(assets);
  const place: TextPlace = { path: file, assets: reader, report };
  await mendReferences(partsOf(tree), {
    picture: (addressed, shown) => mendPicture(addressed, shown, place),
    link: async (node) => {
      if (await mendPageLink(node, place)) links.push({ line: lineIn(node, firstLine), href: node.url });
    },
  });
  return { links, media: [...media.values()] };
}

/** Takes a first-level heading off the beginning of a text. One without words stays. */
function takeTitle(tree: MarkdownTree): string | null {
  const [first] = tree.children;
  if (first?.type !== "heading" || first.depth !== 1) return null;
  const words = wordsIn(first);
  if (words !== "") tree.children.shift();
  return words || null;
}

function byLine(a: LineProblem, b: LineProblem): number {
  return a.line - b.line;
}

function fault(message: string): PageTextReading {
  return { kind: "fault", message };
}
