import { findFrontMatter } from "../front-matter.ts";
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
  const html = await toPageHtml(reading.text.slice(findFrontMatter(reading.text)?.bodyStart ?? 0));
  return html === null ? fault(`the emphasis in "${file}" is nested too deeply`) : { kind: "read", html };
}

/** The HTML of a text; null for one that cannot be parsed. */
export async function toPageHtml(body: string): Promise<string | null> {
  try {
    return toHtml(await toHtmlTree(parseMarkdown(body))).trim();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function fault(message: string): PageTextReading {
  return { kind: "fault", message };
}
