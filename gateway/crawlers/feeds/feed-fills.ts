import { parse } from "graphql";
import { z } from "zod";
import type { Answer } from "../../answers/answer.ts";
import type { OpenSharedExecution, SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { readDocument } from "../documents/read-document.ts";
import type { DocumentReading } from "../documents/read-document.ts";
import { documentsAnswer, failedAnswer, fileAnswer } from "../file-answer.ts";
import { toAtom } from "./atom.ts";
import type { Feed, FeedItem } from "./feed.ts";
import { readFeedList } from "./feed-lists.ts";
import type { FeedSubject } from "./feed-lists.ts";
import { documentItems } from "./document-items.ts";
import { changeItems } from "./change-items.ts";
import { toJsonFeed } from "./json-feed.ts";
import { toRss } from "./rss.ts";
import { directionOf } from "../../../words/direction.ts";
import { sayIn } from "../../../words/speech.ts";

/** The formats, by the extension of their address. */
const formats = {
  rss: { type: "application/rss+xml", write: toRss },
  atom: { type: "application/atom+xml", write: toAtom },
  json: { type: "application/feed+json", write: toJsonFeed },
} as const;

/** Which feed is requested, and in which format. */
export interface FeedRequest {
  readonly subject: FeedSubject | "changelog";
  readonly format: keyof typeof formats;
  /** Without the extension, root-absolute, encoded. */
  readonly path: string;
}

/** The fills of feeds. */
export interface FeedFills {
  /** Null: there is no such feed. */
  readonly feed: (request: FeedRequest) => Promise<Answer | null>;
}

const SiteFacts = parse(
  "query SiteOfFeed { site { name url description changelog { date title type description linkText linkUrl } } }",
);
const Change = z.object({
  date: z.string(),
  title: z.string(),
  type: z.string(),
  description: z.string(),
  linkText: z.string().nullable(),
  linkUrl: z.string().nullable(),
});
const Site = z.object({
  site: z.object({ name: z.string(), url: z.string(), description: z.string(), changelog: z.array(Change) }),
});

/** Builds the fills. */
export function createFeedFills(openExecution: OpenSharedExecution): FeedFills {
  return {
    feed: async ({ subject, format, path }) => {
      const execution = openExecution();
      const { site } = Site.parse((await execution.execute(SiteFacts, {})).data);
      const { speech } = execution;
      const { type, write } = formats[format];
      const toFeed = (title: string | null, homePath: string, items: readonly FeedItem[]): Feed => ({
        title: title === null ? site.name : `${site.name}: ${title}`,
        description:
          title === null ? site.description : sayIn(speech, "{title} at {name}.", { title, name: site.name }),
        homeUrl: canonicalUrl(site.url, homePath),
        address: `${site.url}${path}`,
        siteName: site.name,
        siteUrl: `${site.url}/`,
        language: speech.language,
        items: items.map((item) => inItsDirection(item, item.language ?? speech.language)),
      });
      if (subject === "changelog")
        return fileAnswer(
          type,
          write(toFeed(sayIn(speech, "Changelog"), "/changelog", changeItems(site.changelog, site, speech))),
          execution,
        );
      const list = await readFeedList(execution, subject);
      if (list.kind === "missing") return null;
      const items = list.kind === "failed" ? null : await readItems(execution, list.slugs);
      if (list.kind === "failed" || items === null)
        return failedAnswer("text/plain", `${sayIn(speech, "This file is not available right now.")}\n`);
      const body = write(toFeed(list.title, list.homePath, items.all));
      return documentsAnswer(items.readings, type, body, execution);
    },
  };
}

/** Readers of feeds lay out an entry as they lay out themselves, unless it says its own direction. */
function inItsDirection(item: FeedItem, language: string): FeedItem {
  if (item.html === null || directionOf(language) === "ltr") return item;
  return { ...item, html: `<div dir="rtl">${item.html}</div>` };
}

type FoundDocument = Extract<DocumentReading, { readonly kind: "found" }>;

async function readItems(
  execution: SharedExecution,
  slugs: readonly string[],
): Promise<{ readonly all: readonly FeedItem[]; readonly readings: readonly FoundDocument[] } | null> {
  const readings = await Promise.all(slugs.map((slug) => readDocument(execution, slug)));
  if (readings.some(({ kind }) => kind === "failed")) return null;
  const found = readings.filter((reading) => reading.kind === "found");
  return { all: await documentItems(found), readings: found };
}
