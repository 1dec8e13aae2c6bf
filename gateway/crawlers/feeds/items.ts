import { changeAnchors } from "../../../addresses/change-anchors.ts";
import { escapeAttribute } from "../../../html/escape.ts";
import { absoluteHtml } from "../absolute-html.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { absoluteUrl } from "../addresses.ts";
import type { FileDocument, FileSite } from "../documents/read-document.ts";
import type { FeedItem } from "./feed.ts";
import { type Speech, sayIn } from "../../../words/speech.ts";

/** A document as an entry. Its id is its short address, which leads to it whatever happens to its type (decisions, section 4). */
export function documentItem(document: FileDocument, site: FileSite): FeedItem {
  const { slug, path, subject, content, featuredImage, authors, tags } = document;
  return {
    id: `${site.url}/${encodeURIComponent(slug)}`,
    url: canonicalUrl(site.url, path),
    title: subject,
    summary: document.metaDescription ?? document.description,
    html: content === null ? null : absoluteHtml(content, absoluteUrl(site, path)),
    image: featuredImage === null ? null : absoluteUrl(site, featuredImage.url),
    published: document.datePublished,
    updated: document.lastUpdated,
    authors: authors.map(({ name, path }) => ({ name, url: path === null ? null : canonicalUrl(site.url, path) })),
    tags: tags.map(({ name }) => name),
  };
}

/** One entry of the platform's changelog. */
interface Change {
  readonly date: string;
  readonly title: string;
  readonly type: string;
  readonly description: string;
  readonly linkText: string | null;
  readonly linkUrl: string | null;
}

/** The platform's changelog as entries, identified by day and title. */
export function changeItems(
  changes: readonly Change[],
  site: Pick<FileSite, "url">,
  speech: Speech,
): readonly FeedItem[] {
  const anchors = changeAnchors(changes.map(({ date }) => date));
  return changes.slice(0, changesMax).map(({ date, title, type, description, linkText, linkUrl }, index) => {
    const page = `${site.url}/changelog/`;
    const link = linkUrl === null ? null : absoluteUrl(site, linkUrl);
    return {
      id: `${page}#${date.slice(0, 10)}-${encodeURIComponent(title.toLowerCase().replaceAll(/\s+/g, "-"))}`,
      url: `${page}#${anchors[index] ?? ""}`,
      title,
      summary: description,
      html: `<p>${escapeAttribute(description)}</p>${link === null ? "" : `<p><a href="${escapeAttribute(link)}">${escapeAttribute(linkText ?? link)}</a></p>`}`,
      image: null,
      published: date,
      updated: null,
      authors: [],
      tags: [sayIn(speech, type === "NEW" ? "New" : "Improved")],
    };
  });
}

const changesMax = 100;
