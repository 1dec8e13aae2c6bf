import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "graphql";
import { z } from "zod";
import type { OpenSharedExecution, SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { absoluteUrl } from "../addresses.ts";
import { readListPage } from "../document-lists.ts";
import { addressKey, latest, readPages } from "./document-facts.ts";
import type { PageOfDocuments } from "./document-facts.ts";
import { entriesMax, partName, partsOf } from "./parts.ts";
import { readSitemap, toCanonical } from "./read-sitemap.ts";
import type { SitemapReading } from "./read-sitemap.ts";
import { inSlices } from "./slices.ts";
import { toNewsXml, toSitemapXml } from "./sitemap-xml.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** The XML of all parts of a sitemap, or why there is none. `isWhole`: whether everything that belongs into it could be had. */
export type SitemapMaking =
  | {
      readonly kind: "made";
      readonly parts: readonly Buffer[];
      readonly isWhole: boolean;
      readonly freshness: SharedExecution["freshness"];
    }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** Makes the sitemap of a name, without `.xml`: all its parts of one and the same answer of the backend. */
export type MakeSitemap = (name: string) => Promise<SitemapMaking>;

/** The index of sitemaps, and the one that the gateway makes itself. */
const indexName = "sitemap";
export const newsName = "news-sitemap";

/** Sitemaps are there for at most so many parts of an index. */
const childrenMax = 500;

/** Builds what makes sitemaps. `tell` hears what was left out of one. */
export const createMakeSitemap =
  (openExecution: OpenSharedExecution, tell: (name: string, dropped: number) => void): MakeSitemap =>
  async (name) => {
    const execution = openExecution();
    if (name === newsName) return makeNews(execution);
    const reading = await readSitemap(execution, name);
    if (reading === null) return { kind: "failed" };
    if (reading.links === null) return { kind: "missing" };
    tell(name, reading.dropped);
    return name === indexName ? makeIndex(execution, reading) : makeSet(execution, reading);
  };

/** Every set begins with the site's root (decisions, section 4). */
const makeSet = async (execution: SharedExecution, { site, links }: SitemapReading): Promise<SitemapMaking> => {
  const root = { location: `${site.url}/`, lastModified: null, priority: 1 };
  const pages = (links ?? []).map(toCanonical).filter(({ location }) => location !== root.location);
  // What a backend says of the pictures itself needs no reading of documents.
  const isTold = pages.every(({ images }) => images !== null);
  const known = isTold
    ? null
    : await readPages(
        execution,
        site,
        pages.map(({ location }) => location),
      );
  const parts: Buffer[] = [];
  for (const entries of partsOf(pages))
    parts.push(await toSitemapXml("urlset", [root, ...(await withFacts(site, entries, known))]));
  return { kind: "made", parts, isWhole: isTold || known !== null, freshness: execution.freshness };
};

/** What the backend says of an address counts; for the rest, what its documents do. */
const withFacts = async (
  site: SitemapReading["site"],
  entries: readonly LinkOfSet[],
  known: ReadonlyMap<string, PageOfDocuments> | null,
): Promise<readonly SitemapEntry[]> => {
  const told: SitemapEntry[] = [];
  for (const slice of inSlices(entries)) {
    for (const entry of slice) {
      const page = known?.get(addressKey(entry.location));
      told.push({
        ...entry,
        lastModified: entry.lastModified ?? page?.lastModified ?? null,
        images: entry.images?.map((image) => absoluteUrl(site, image)) ?? page?.images ?? [],
      });
    }
    await nextTurn();
  }
  return told;
};

type LinkOfSet = NonNullable<SitemapReading["links"]>[number];

/** The backend's own index, with a line for each part of a long sitemap, and one for the news while there are some. */
const makeIndex = async (execution: SharedExecution, { site, links }: SitemapReading): Promise<SitemapMaking> => {
  const children = await Promise.all(
    (links ?? []).slice(0, childrenMax).map((link) => toParts(execution, site.url, link)),
  );
  const news = await readNews(execution);
  const newest = news?.reduce<string | null>((last, { datePublished }) => latest(last, datePublished), null) ?? null;
  const entries: SitemapEntry[] = [
    ...children.flat(),
    ...(newest === null ? [] : [{ location: `${site.url}/${newsName}.xml`, lastModified: newest, priority: null }]),
  ];
  return {
    kind: "made",
    parts: [await toSitemapXml("sitemapindex", entries)],
    isWhole: news !== null,
    freshness: execution.freshness,
  };
};

const toParts = async (
  execution: SharedExecution,
  siteUrl: string,
  link: Pick<SitemapEntry, "location" | "lastModified"> & { readonly count: number | null },
): Promise<readonly SitemapEntry[]> => {
  const name = link.location.startsWith(`${siteUrl}/`)
    ? /^\/([^/]+)\.xml$/.exec(link.location.slice(siteUrl.length))?.[1]
    : undefined;
  if (link.count !== null && link.count < entriesMax)
    return [{ location: link.location, lastModified: link.lastModified, priority: null }];
  // An index lists sitemaps and not itself.
  const links = name === undefined || name === indexName ? null : ((await readSitemap(execution, name))?.links ?? null);
  const lastModified =
    link.lastModified ?? links?.reduce<string | null>((last, { lastModified: at }) => latest(last, at), null) ?? null;
  const count = links === null ? 1 : partsOf(links).length;
  return Array.from({ length: count }, (_, index) => ({
    location: `${siteUrl}/${partName(name ?? "", index + 1)}.xml`,
    lastModified,
    priority: null,
  })).map((entry) => (name === undefined ? { ...entry, location: link.location } : entry));
};

const siteQuery = parse("query SiteOfNews { site { name url } }");
const SiteName = z.object({ site: z.object({ name: z.string(), url: z.string() }) });

const newsDays = 2;
const newsMax = 1_000;

/** The news of the last two days, newest first; null when they cannot be read. */
const readNews = async (execution: SharedExecution) => {
  const list = await readListPage(execution, "NEWS");
  const oldest = new Date(Date.now() - newsDays * 24 * 60 * 60 * 1_000).toISOString();
  const now = new Date().toISOString();
  return (
    list?.documents
      .filter(({ datePublished }) => datePublished !== null && datePublished >= oldest && datePublished <= now)
      .slice(0, newsMax) ?? null
  );
};

const makeNews = async (execution: SharedExecution): Promise<SitemapMaking> => {
  const [news, reading] = await Promise.all([readNews(execution), execution.execute(siteQuery, {})]);
  const site = SiteName.parse(reading.data).site;
  if (news === null) return { kind: "failed" };
  const entries = news.map(({ path, subject, datePublished }) => ({
    location: canonicalUrl(site.url, path),
    title: subject,
    published: datePublished ?? "",
  }));
  return { kind: "made", parts: [toNewsXml(site.name, entries)], isWhole: true, freshness: execution.freshness };
};
