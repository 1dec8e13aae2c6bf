import { setImmediate as nextTurn } from "node:timers/promises";
import { absoluteHtml } from "../absolute-html.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import type { FileDocument, FileSite } from "../documents/read-document.ts";
import type { FeedItem } from "./feed.ts";

/** Limit on the texts of one feed together; from the entry that exceeds it on, entries go without their text. */
const textBytesMax = 600_000;

interface FoundDocument {
  readonly document: FileDocument;
  readonly site: FileSite;
}

/** Documents as entries. A text may take long to convert: each has an event-loop turn of its own, and none beyond the limit is converted. */
export async function documentItems(
  found: readonly FoundDocument[],
  turn: () => Promise<unknown> = nextTurn,
): Promise<readonly FeedItem[]> {
  const items: FeedItem[] = [];
  let bytes = 0;
  for (const { document, site } of found) {
    const html = bytes > textBytesMax ? null : textOf(document, site);
    bytes += Buffer.byteLength(html ?? "");
    items.push(toItem(document, site, bytes > textBytesMax ? null : html));
    if (html !== null) await turn();
  }
  return items;
}

function textOf({ content, path }: FileDocument, site: FileSite): string | null {
  return content === null ? null : absoluteHtml(content, absoluteUrl(site, path));
}

/** A document's id is its short address, which leads to it whatever happens to its type (decisions, section 4). */
function toItem(document: FileDocument, site: FileSite, html: string | null): FeedItem {
  const { slug, path, subject, language, featuredImage, authors, tags } = document;
  return {
    id: `${site.url}/${encodeURIComponent(slug)}`,
    url: canonicalUrl(site.url, path),
    title: subject,
    language,
    summary: document.metaDescription ?? document.description,
    html,
    image: featuredImage === null ? null : absoluteUrl(site, featuredImage.url),
    published: document.datePublished,
    updated: document.lastUpdated,
    authors: authors.map(({ name, path }) => ({ name, url: path === null ? null : canonicalUrl(site.url, path) })),
    tags: tags.map(({ name }) => name),
  };
}
