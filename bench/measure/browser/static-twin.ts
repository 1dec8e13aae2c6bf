import { brotliCompressSync, constants } from "node:zlib";
import type { RecordedAnswer } from "../recorded-answer.ts";

/** Hand-written pages are compressed once, at the highest quality. */
const brotliQuality = 11;

/**
 * Builds the page that an author would write by hand with the same content: the same markup and inlined style, but no script, no state and no
 * metadata beyond title, description and canonical address.
 *
 * @throws Error when the served page lacks one of these parts.
 */
export function makeStaticTwin(html: string): RecordedAnswer {
  const title = part(html, /<title>.*?<\/title>/s);
  const description = part(html, /<meta name="description"[^>]*>/);
  const canonical = part(html, /<link rel="canonical"[^>]*>/);
  const style = part(html, /<style>.*?<\/style>/s);
  const content = part(html, /(?<=<div id="root">).*?(?=<\/div><script)/s).replaceAll(/<script.*?<\/script>/gs, "");
  const page =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${title}${description}${canonical}<link rel="icon" href="/mark.svg" type="image/svg+xml">${style}</head><body>${content}</body></html>`;
  const body = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  return {
    headers: [
      "content-type",
      "text/html; charset=utf-8",
      "content-encoding",
      "br",
      "cache-control",
      "public, max-age=0, must-revalidate",
      "content-length",
      String(body.length),
    ],
    body,
  };
}

function part(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[0];
  if (found === undefined)
    throw new Error(`The served page has no ${pattern.source}; the static page cannot be built from it.`);
  return found;
}

/** The images of a page, and its icon. */
export function filesOf(html: string): readonly string[] {
  return [...new Set(["/mark.svg", ...[...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, path]) => path ?? "")])];
}
