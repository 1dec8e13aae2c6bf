import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "graphql";
import { z } from "zod";
import type { OpenSharedExecution, SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { escapedBytes } from "../xml.ts";
import { readListPage } from "../document-lists.ts";
import { readTypes } from "../document-types.ts";
import { addressKey, latest, readPages } from "./document-facts.ts";
import type { PageOfDocuments } from "./document-facts.ts";
import { indexName, linesOfIndex } from "./index-lines.ts";
import { pagesOf } from "./pages-of-set.ts";
import type { PageOfSet } from "./pages-of-set.ts";
import { partsOf, unknownPictureMax } from "./parts.ts";
import { readSitemap } from "./read-sitemap.ts";
import type { SitemapReading } from "./read-sitemap.ts";
import { inSlices } from "./slices.ts";
import { toNewsXml, toSitemapXml } from "./sitemap-xml.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** The XML of all parts of a sitemap, or why there is none. `isWhole`: whether everything that belongs in it could be read. */
export type SitemapBuild =
  | {
      readonly kind: "built";
      readonly parts: readonly Buffer[];
      readonly isWhole: boolean;
      readonly freshness: SharedExecution["freshness"];
    }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** Builds a sitemap by its name, without `.xml`: all parts from one and the same backend answer. */
export type BuildSitemap = (name: string) => Promise<SitemapBuild>;

/** The sitemap that the gateway builds itself. */
const newsName = "news-sitemap";

/** The news sitemap has the first type whose documents are this in structured data. */
const newsType = "NewsArticle";

/** Builds the function that builds sitemaps. `report` is called with the number of links left out of one. */
export function createSitemapBuilder(
  openExecution: OpenSharedExecution,
  report: (name: string, dropped: number) => void,
): BuildSitemap {
  return async (name) => {
    const execution = openExecution();
    if (name === newsName) return buildNews(execution);
    const reading = await readSitemap(execution, name);
    if (reading === null) return { kind: "failed" };
    if (reading.links === null) return { kind: "missing" };
    report(name, reading.dropped);
    return name === indexName ? buildIndex(execution, reading) : buildSet(execution, reading);
  };
}

/** Every set begins with the site's root (decisions, section 4). */
async function buildSet(execution: SharedExecution, { site, links }: SitemapReading): Promise<SitemapBuild> {
  const root = { location: `${site.url}/`, lastModified: null, priority: 1 };
  const pages = pagesOf(links ?? [], site, await readTypes(execution));
  // Where the backend gives every page's pictures itself, no documents need to be read.
  const areImagesKnown = pages.every(({ images }) => images !== null);
  const known = areImagesKnown
    ? null
    : await readPages(
        execution,
        site,
        pages.map(({ location }) => location),
      );
  const parts: Buffer[] = [];
  for (const entries of await partsOf(pages))
    parts.push(await toSitemapXml("urlset", [root, ...(await withFacts(entries, known))]));
  return { kind: "built", parts, isWhole: areImagesKnown || known !== null, freshness: execution.freshness };
}

/** What the backend says about an address takes precedence; its documents supply the rest. */
async function withFacts(
  entries: readonly PageOfSet[],
  known: ReadonlyMap<string, PageOfDocuments> | null,
): Promise<readonly SitemapEntry[]> {
  const completed: SitemapEntry[] = [];
  for (const slice of inSlices(entries)) {
    for (const entry of slice) {
      const page = known?.get(addressKey(entry.location));
      completed.push({
        ...entry,
        lastModified: entry.lastModified ?? page?.lastModified ?? null,
        images: entry.images ?? page?.images.filter((image) => escapedBytes(image) <= unknownPictureMax) ?? [],
      });
    }
    await nextTurn();
  }
  return completed;
}

/** The backend's own index, with a line for each part of a long sitemap, and one for the news sitemap while there is news. */
async function buildIndex(execution: SharedExecution, { site, links }: SitemapReading): Promise<SitemapBuild> {
  const children = await linesOfIndex(execution, site, links ?? []);
  const news = await readNews(execution);
  const newest = news?.reduce<string | null>((last, { datePublished }) => latest(last, datePublished), null) ?? null;
  const entries: SitemapEntry[] = [
    ...children.flatMap(({ entries }) => entries),
    ...(newest === null ? [] : [{ location: `${site.url}/${newsName}.xml`, lastModified: newest, priority: null }]),
  ];
  return {
    kind: "built",
    parts: [await toSitemapXml("sitemapindex", entries)],
    isWhole: news !== null && children.every(({ isRead }) => isRead),
    freshness: execution.freshness,
  };
}

const siteQuery = parse("query SiteOfNews { site { name url } }");
const SiteName = z.object({ site: z.object({ name: z.string(), url: z.string() }) });

const newsDays = 2;
const newsMax = 1_000;

/** The news of the last two days, newest first; null when it cannot be read. */
async function readNews(execution: SharedExecution) {
  const type = (await readTypes(execution)).find(({ schemaType }) => schemaType === newsType);
  if (type === undefined) return [];
  const list = await readListPage(execution, type.id);
  const oldest = new Date(Date.now() - newsDays * 24 * 60 * 60 * 1_000).toISOString();
  const now = new Date().toISOString();
  return (
    list?.documents
      .filter(({ datePublished }) => datePublished !== null && datePublished >= oldest && datePublished <= now)
      .slice(0, newsMax) ?? null
  );
}

async function buildNews(execution: SharedExecution): Promise<SitemapBuild> {
  const [news, reading] = await Promise.all([readNews(execution), execution.execute(siteQuery, {})]);
  const site = SiteName.parse(reading.data).site;
  if (news === null) return { kind: "failed" };
  const entries = news.map(({ path, subject, datePublished }) => ({
    location: canonicalUrl(site.url, path),
    title: subject,
    published: datePublished ?? "",
  }));
  return {
    kind: "built",
    parts: [toNewsXml(site.name, execution.speech.language, entries)],
    isWhole: true,
    freshness: execution.freshness,
  };
}
