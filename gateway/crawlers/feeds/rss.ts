import { escapeText } from "../../../html/escape.ts";
import { escapeXml } from "../xml.ts";
import { changedAt, feedChangedAt } from "./feed.ts";
import type { Feed, FeedItem } from "./feed.ts";

/** RSS 2.0 (rssboard.org/rss-specification), with the full text and the authors' names in namespaces that feed readers know. */
export function toRss(feed: Feed): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n` +
    [
      element("title", feed.title),
      element("link", feed.homeUrl),
      element("description", feed.description),
      element("language", feed.language),
      element("lastBuildDate", rfc822(feedChangedAt(feed))),
      element("docs", "https://www.rssboard.org/rss-specification"),
      `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${feed.address}.rss`)}"/>`,
      ...feed.items.map(toItem),
    ].join("\n") +
    `\n</channel>\n</rss>\n`
  );
}

function toItem(item: FeedItem): string {
  const published = item.published ?? changedAt(item);
  return [
    "<item>",
    element("title", item.title),
    element("link", item.url),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    ...(published === null ? [] : [element("pubDate", rfc822(published))]),
    ...item.authors.map(({ name }) => element("dc:creator", name)),
    ...item.tags.map((tag) => element("category", tag)),
    ...(item.language === null ? [] : [element("dc:language", item.language)]),
    // Feed readers treat a description as HTML, and ours is plain text.
    ...(item.summary === null ? [] : [element("description", escapeText(item.summary))]),
    ...(item.html === null ? [] : [element("content:encoded", item.html)]),
    "</item>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** @example rfc822("2026-03-04T00:00:00Z") // "Wed, 04 Mar 2026 00:00:00 GMT" */
function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}
