import { parse } from "graphql";
import { z } from "zod";
import type { OpenSharedExecution, SharedExecution } from "../../graphql/execute.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { absoluteUrl } from "../addresses.ts";
import { readListPage } from "../document-lists.ts";
import { addressKey, latest, readPages } from "./document-facts.ts";
import { entriesMax, nameAndPart, partName, partsOf } from "./parts.ts";
import { readSitemap, toCanonical } from "./read-sitemap.ts";
import type { SitemapReading } from "./read-sitemap.ts";
import { toNewsXml, toSitemapXml } from "./sitemap-xml.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** The XML of a sitemap, or why there is none. `isWhole`: whether everything that belongs into it could be had. */
export type SitemapMaking =
  | { readonly kind: "made"; readonly xml: string; readonly isWhole: boolean; readonly execution: SharedExecution }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** Makes the sitemap of a name, without `.xml`. */
export type MakeSitemap = (name: string) => Promise<SitemapMaking>;

/** The index of sitemaps, and the one that the gateway makes itself. */
const indexName = "sitemap";
export const newsName = "news-sitemap";

/** Sitemaps are there for at most so many parts of an index. */
const childrenMax = 500;

/** Builds what makes sitemaps. */
export const createMakeSitemap =
  (openExecution: OpenSharedExecution): MakeSitemap =>
  async (asked) => {
    const execution = openExecution();
    if (asked === newsName) return makeNews(execution);
    const { name, part } = nameAndPart(asked);
    const reading = await readSitemap(execution, name);
    if (reading === null) return { kind: "failed" };
    if (reading.links === null) return { kind: "missing" };
    return name === indexName ? makeIndex(execution, reading) : makeSet(execution, reading, part);
  };

/** Every set begins with the site's root (decisions, section 4). */
const makeSet = async (
  execution: SharedExecution,
  { site, links }: SitemapReading,
  part: number,
): Promise<SitemapMaking> => {
  const root = { location: `${site.url}/`, lastModified: null, priority: 1 };
  const pages = (links ?? []).map(toCanonical).filter(({ location }) => location !== root.location);
  const entries = partsOf(pages)[part - 1];
  if (entries === undefined) return { kind: "missing" };
  // What a backend says of the pictures itself needs no reading of documents.
  const isTold = entries.every(({ images }) => images !== null);
  const known = isTold
    ? new Map<string, never>()
    : await readPages(
        execution,
        site,
        entries.map(({ location }) => location),
      );
  const told = entries.map((entry) => {
    const page = isTold ? undefined : known?.get(addressKey(entry.location));
    return {
      ...entry,
      lastModified: entry.lastModified ?? page?.lastModified ?? null,
      images: entry.images?.map((image) => absoluteUrl(site, image)) ?? page?.images ?? [],
    };
  });
  return { kind: "made", xml: toSitemapXml("urlset", [root, ...told]), isWhole: known !== null, execution };
};

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
  return { kind: "made", xml: toSitemapXml("sitemapindex", entries), isWhole: news !== null, execution };
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
  return { kind: "made", xml: toNewsXml(site.name, entries), isWhole: true, execution };
};
