import { parse } from "graphql";
import type { Answer } from "../answers/answer.ts";
import type { FormattedResult, OpenSharedExecution } from "../graphql/execute.ts";
import { toSitemapXml } from "./xml.ts";
import type { SitemapEntry } from "./xml.ts";

/** Makes the files that crawlers read. */
export interface CrawlerFills {
  readonly robots: () => Promise<Answer>;
  /** The sitemap of a name, without `.xml`; null when there is none. */
  readonly sitemap: (slug: string) => Promise<Answer | null>;
}

const RobotsFile = parse("query RobotsFile { robots { content } }");
const SitemapFile = parse("query SitemapFile($slug: String!) { site { url } sitemap(slug: $slug) { links { location lastModified priority } } }");

const blockAll = "User-agent: *\nDisallow: /\n";

/** Builds the door for crawlers; its files come from the same schema as everything else. */
export const createCrawlerFills = (openExecution: OpenSharedExecution): CrawlerFills => ({
  robots: async () => {
    const { execute } = openExecution();
    const content = contentOf(await execute(RobotsFile, {}));
    return content === null ? text("text/plain", blockAll, 503) : text("text/plain", content, 200);
  },
  sitemap: async (slug) => {
    const { execute } = openExecution();
    const result = await execute(SitemapFile, { slug });
    if (result.errors.length > 0) return text("text/plain", "The sitemap cannot be made right now.\n", 503);
    const { siteUrl, links } = linksOf(result);
    if (links === null) return null;
    if (slug === "sitemap") return text("application/xml", toSitemapXml("sitemapindex", links.map((link) => ({ ...link, priority: null }))), 200);
    return text("application/xml", toSitemapXml("urlset", withRoot(siteUrl, links.map(withSlash))), 200);
  },
});

/** Every set begins with the site's root (decisions, section 4), which stands in it once. */
const withRoot = (siteUrl: string, entries: readonly SitemapEntry[]): readonly SitemapEntry[] => {
  const root = { location: `${siteUrl}/`, lastModified: null, priority: 1 };
  return [root, ...entries.filter(({ location }) => location !== root.location)];
};

/** Sitemaps name canonical addresses, which end in a slash; a file's does not. */
const withSlash = (entry: SitemapEntry): SitemapEntry => {
  const { pathname, search, hash } = new URL(entry.location);
  const isPage = search === "" && hash === "" && !/\.(?:xml|txt|json|md|pdf|svg|png|jpe?g|gif|webp|avif)$/i.test(pathname);
  return isPage ? { ...entry, location: entry.location.replace(/\/?$/, "/") } : entry;
};

const text = (type: string, content: string, status: number): Answer => ({
  status,
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": status === 200 ? "public, max-age=0, must-revalidate" : "no-store",
    ...(status === 503 ? { "retry-after": "10" } : {}),
  },
  body: Buffer.from(content),
  freshUntil: 0,
  usableUntil: 0,
});

const contentOf = ({ data }: FormattedResult): string | null => {
  const robots = data?.robots;
  return isRecord(robots) && typeof robots.content === "string" ? robots.content : null;
};

const linksOf = ({ data }: FormattedResult): { readonly siteUrl: string; readonly links: readonly SitemapEntry[] | null } => {
  const siteUrl = isRecord(data?.site) ? String(data.site.url) : "";
  const links = isRecord(data?.sitemap) && Array.isArray(data.sitemap.links) ? data.sitemap.links.filter(isEntry) : null;
  return { siteUrl, links };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

const isEntry = (value: unknown): value is SitemapEntry => isRecord(value) && typeof value.location === "string";
