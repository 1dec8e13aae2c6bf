import { escapeXml } from "../xml.ts";
import { changedAt, feedChangedAt, oldest } from "./feed.ts";
import type { Feed, FeedItem } from "./feed.ts";

/** Atom (RFC 4287). The site is the author of the feed, so that entries without an author have one too (section 4.1.1). */
export function toAtom(feed: Feed): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">\n` +
    [
      element("id", feed.address),
      element("title", feed.title),
      element("subtitle", feed.description),
      element("updated", feedChangedAt(feed)),
      `<link rel="self" type="application/atom+xml" href="${escapeXml(`${feed.address}.atom`)}"/>`,
      `<link rel="alternate" type="text/html" href="${escapeXml(feed.homeUrl)}"/>`,
      person({ name: feed.siteName, url: feed.siteUrl }),
      ...feed.items.map(toEntry),
    ].join("\n") +
    `\n</feed>\n`
  );
}

function toEntry(item: FeedItem): string {
  return [
    item.language === null ? "<entry>" : `<entry xml:lang="${escapeXml(item.language)}">`,
    element("id", item.id),
    element("title", item.title),
    `<link rel="alternate" type="text/html" href="${escapeXml(item.url)}"/>`,
    ...(item.published === null ? [] : [element("published", item.published)]),
    element("updated", changedAt(item) ?? oldest),
    ...item.authors.map(person),
    ...item.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    ...(item.summary === null ? [] : [element("summary", item.summary)]),
    ...(item.html === null ? [] : [`<content type="html">${escapeXml(item.html)}</content>`]),
    "</entry>",
  ].join("\n");
}

function person({ name, url }: { readonly name: string; readonly url: string | null }): string {
  return `<author>${element("name", name)}${url === null ? "" : element("uri", url)}</author>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
