import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "graphql";
import { z } from "zod";
import type { OpenSharedExecution, SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { withListedLocation } from "../../../addresses/listed-location.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import { readListPage } from "../document-lists.ts";
import { readTypes } from "../document-types.ts";
import { addressKey, latest, readPages } from "./document-facts.ts";
import type { PageOfDocuments } from "./document-facts.ts";
import { entriesMax, partName, partsOf } from "./parts.ts";
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

/** The index of sitemaps. */
export const indexName = "sitemap";
/** The sitemap that the gateway builds itself. */
const newsName = "news-sitemap";

/** The news sitemap has the first type whose documents are this in structured data. */
const newsType = "NewsArticle";

/** The most children of an index; further ones are left out. */
const childrenMax = 500;

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
  const types = await readTypes(execution);
  const pages = (links ?? [])
    .map((link) => withListedLocation(link, types, site.url))
    .filter(({ location }) => location !== root.location);
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
  for (const entries of partsOf(pages))
    parts.push(await toSitemapXml("urlset", [root, ...(await withFacts(site, entries, known))]));
  return { kind: "built", parts, isWhole: areImagesKnown || known !== null, freshness: execution.freshness };
}

/** What the backend says about an address takes precedence; its documents supply the rest. */
async function withFacts(
  site: SitemapReading["site"],
  entries: readonly LinkOfSet[],
  known: ReadonlyMap<string, PageOfDocuments> | null,
): Promise<readonly SitemapEntry[]> {
  const completed: SitemapEntry[] = [];
  for (const slice of inSlices(entries)) {
    for (const entry of slice) {
      const page = known?.get(addressKey(entry.location));
      completed.push({
        ...entry,
        lastModified: entry.lastModified ?? page?.lastModified ?? null,
        images: entry.images?.map((image) => absoluteUrl(site, image)) ?? page?.images ?? [],
      });
    }
    await nextTurn();
  }
  return completed;
}

type LinkOfSet = NonNullable<SitemapReading["links"]>[number];

/** The backend's own index, with a line for each part of a long sitemap, and one for the news sitemap while there is news. */
async function buildIndex(execution: SharedExecution, { site, links }: SitemapReading): Promise<SitemapBuild> {
  const children = await Promise.all(
    (links ?? []).slice(0, childrenMax).map((link) => toParts(execution, site.url, link)),
  );
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

/** The lines of one sitemap of the index. `isRead`: whether it is known how many parts it has; if not, its first part has a line. */
async function toParts(
  execution: SharedExecution,
  siteUrl: string,
  link: Pick<SitemapEntry, "location" | "lastModified"> & { readonly count: number | null },
): Promise<{ readonly entries: readonly SitemapEntry[]; readonly isRead: boolean }> {
  const name = link.location.startsWith(`${siteUrl}/`)
    ? /^\/([^/]+)\.xml$/.exec(link.location.slice(siteUrl.length))?.[1]
    : undefined;
  if (link.count !== null && link.count < entriesMax)
    return { entries: [{ location: link.location, lastModified: link.lastModified, priority: null }], isRead: true };
  // An index lists sitemaps, not itself.
  const reading = name === undefined || name === indexName ? { links: null } : await readSitemap(execution, name);
  const links = reading?.links ?? null;
  const lastModified =
    link.lastModified ?? links?.reduce<string | null>((last, { lastModified: at }) => latest(last, at), null) ?? null;
  const count = links === null ? 1 : partsOf(links).length;
  const locationOf = (part: number): string =>
    name === undefined ? link.location : `${siteUrl}/${partName(name, part)}.xml`;
  const entries = Array.from({ length: count }, (_, index) => ({
    location: locationOf(index + 1),
    lastModified,
    priority: null,
  }));
  return { entries, isRead: reading !== null };
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
