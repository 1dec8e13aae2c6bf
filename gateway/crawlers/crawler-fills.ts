import { parse } from "graphql";
import type { Answer } from "../answers/answer.ts";
import type { Body } from "../answers/body.ts";
import type { FormattedResult, OpenSharedExecution, SharedExecution } from "../graphql/execute.ts";
import type { LastGoodFiles } from "./last-good-files.ts";
import { toSitemapXml } from "./xml.ts";
import type { SitemapEntry } from "./xml.ts";

/** Makes the files that crawlers read. */
export interface CrawlerFills {
  readonly robots: () => Promise<Answer>;
  /** The sitemap of a name, without `.xml`; null when there is none. */
  readonly sitemap: (slug: string) => Promise<Answer | null>;
}

export interface CrawlerFillParts {
  readonly openExecution: OpenSharedExecution;
  /** What was good before stands in while the backend fails, over restarts too. */
  readonly lastGood: LastGoodFiles;
  readonly staleSeconds: number;
}

const RobotsFile = parse("query RobotsFile { robots { content } }");
const SitemapFile = parse("query SitemapFile($slug: String!) { site { url } sitemap(slug: $slug) { links { location lastModified priority } } }");

/** With status 503: crawlers come back, instead of taking the site for open or for gone (RFC 9309, section 2.3.1.4). */
const blockAll = "User-agent: *\nDisallow: /\n";

/** Builds the door for crawlers; its files come from the same schema as everything else. */
export const createCrawlerFills = ({ openExecution, lastGood, staleSeconds }: CrawlerFillParts): CrawlerFills => {
  const good = async (name: string, type: string, content: string, { freshness }: SharedExecution): Promise<Answer> => {
    const body = await lastGood.write(name, content);
    return { ...toText(type, body, 200), freshUntil: freshness.freshUntil(), usableUntil: freshness.usableUntil() };
  };
  const failed = async (name: string, type: string, instead: Answer): Promise<Answer> => {
    const body = await lastGood.read(name);
    return body === null ? instead : { ...toText(type, body, 200), freshUntil: 0, usableUntil: Date.now() + staleSeconds * 1_000 };
  };
  return {
    robots: async () => {
      const execution = openExecution();
      const content = robotsIn(await execution.execute(RobotsFile, {}));
      return content === null ? failed("robots.txt", "text/plain", toText("text/plain", blockAll, 503)) : good("robots.txt", "text/plain", content, execution);
    },
    sitemap: async (slug) => {
      const execution = openExecution();
      const result = await execution.execute(SitemapFile, { slug });
      if (result.errors.length > 0) return failed(`${slug}.xml`, "application/xml", toText("text/plain", "The sitemap cannot be made right now.\n", 503));
      const xml = xmlOf(slug, result);
      return xml === null ? null : good(`${slug}.xml`, "application/xml", xml, execution);
    },
  };
};

const toText = (type: string, content: string | Body, status: number): Answer => ({
  status,
  headers: { "content-type": `${type}; charset=utf-8`, ...(status === 503 ? { "retry-after": "10" } : {}) },
  body: typeof content === "string" ? Buffer.from(content) : content,
  freshUntil: 0,
  usableUntil: 0,
});

/** Null when there is no such sitemap. The index lists sitemaps; every other one begins with the site's root (decisions, section 4). */
const xmlOf = (slug: string, { data }: FormattedResult): string | null => {
  const links = isRecord(data?.sitemap) && Array.isArray(data.sitemap.links) ? data.sitemap.links.filter(isEntry) : null;
  if (links === null) return null;
  if (slug === "sitemap") return toSitemapXml("sitemapindex", links.map((link) => ({ ...link, priority: null })));
  const root = { location: `${isRecord(data?.site) ? String(data.site.url) : ""}/`, lastModified: null, priority: 1 };
  const pages = links.map(toCanonical).filter(({ location }) => location !== root.location);
  return toSitemapXml("urlset", [root, ...pages]);
};

/** Sitemaps name canonical addresses, which end in a slash; a file's does not. */
const toCanonical = (entry: SitemapEntry): SitemapEntry => {
  const { pathname, search, hash } = new URL(entry.location);
  const isPage = search === "" && hash === "" && !/\.(?:xml|txt|json|md|pdf|svg|png|jpe?g|gif|webp|avif)$/i.test(pathname);
  return isPage ? { ...entry, location: entry.location.replace(/\/?$/, "/") } : entry;
};

const robotsIn = ({ data }: FormattedResult): string | null => {
  const robots = data?.robots;
  return isRecord(robots) && typeof robots.content === "string" ? robots.content : null;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

const isEntry = (value: unknown): value is SitemapEntry => isRecord(value) && typeof value.location === "string" && URL.canParse(value.location);
