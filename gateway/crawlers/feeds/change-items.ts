import { changeAnchors } from "../../../addresses/change-anchors.ts";
import { escapeAttribute } from "../../../html/escape.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import type { FileSite } from "../documents/read-document.ts";
import type { FeedItem } from "./feed.ts";
import { sayIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";

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
      language: null,
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
