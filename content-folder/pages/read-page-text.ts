import { findFrontMatter } from "../front-matter.ts";
import { HeavyText } from "../markdown/heavy-text.ts";
import { parseMarkdown, toHtml, toHtmlTree } from "../markdown/markdown.ts";
import { meantFile } from "../meant-file.ts";
import { readTextInside } from "../read-inside.ts";

/** A text as HTML, or why it cannot be read. The HTML is not yet safe. */
export type PageTextReading =
  | { readonly kind: "read"; readonly html: string }
  | { readonly kind: "fault"; readonly message: string };

/** Reads a Markdown file for a place within a page: its front matter is left out. */
export async function readPageText(contentDir: string, file: string): Promise<PageTextReading> {
  const reading = await readTextInside(contentDir, file);
  if (reading.kind === "missing")
    return fault(`expected an existing file, got "${file}"${meantFile(contentDir, file)}`);
  if (reading.kind === "refused") return fault(`expected a readable file, got "${file}": ${reading.reason}`);
  const front = findFrontMatter(reading.text);
  const page = await toPageHtml(reading.text.slice(front?.bodyStart ?? 0));
  if (page.kind === "read") return page;
  return fault(`"${file}" cannot be read, line ${page.line + (front?.bodyLine ?? 1) - 1}: ${page.message}`);
}

/** The HTML of a text, or why it cannot be parsed and from which of its lines on. */
export async function toPageHtml(body: string): Promise<PageHtml> {
  try {
    return { kind: "read", html: toHtml(await toHtmlTree(parseMarkdown(body))).trim() };
  } catch (error) {
    if (error instanceof HeavyText) return { kind: "fault", line: error.line, message: error.message };
    if (error instanceof RangeError) return { kind: "fault", line: 1, message: nestedTooDeeply };
    throw error;
  }
}

type PageHtml =
  | { readonly kind: "read"; readonly html: string }
  | { readonly kind: "fault"; readonly line: number; readonly message: string };

const nestedTooDeeply = "it is nested too deeply: remove some levels of lists, quotes, emphasis or HTML";

function fault(message: string): PageTextReading {
  return { kind: "fault", message };
}
