import type { SharedExecution } from "../../graphql/execute.ts";
import { readTypes } from "../document-types.ts";
import type { TypeOfFiles } from "../document-types.ts";
import { latest } from "./document-facts.ts";
import { pagesOf } from "./pages-of-set.ts";
import { onePartMax, partName, partsOf } from "./parts.ts";
import { readSitemap } from "./read-sitemap.ts";
import type { SitemapReading } from "./read-sitemap.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** The index of sitemaps. */
export const indexName = "sitemap";

/** The most sitemaps of an index that are read for the number of their parts; each further one has one line. */
const childrenReadMax = 500;

/** More calls at once could be refused. */
const readAtOnce = 50;

/** The most lines of an index (sitemaps.org protocol 0.9), without that of the news sitemap. */
const linesMax = 49_999;

type Child = Pick<SitemapEntry, "location" | "lastModified"> & { readonly count: number | null };

/** The lines of one sitemap of the index. `isRead`: whether it is known how many parts it has; if not, its first part has a line. */
interface LinesOfChild {
  readonly entries: readonly SitemapEntry[];
  readonly isRead: boolean;
}

/** The lines of an index for the backend's sitemaps: one for each part of them. */
export async function linesOfIndex(
  execution: SharedExecution,
  site: SitemapReading["site"],
  links: readonly Child[],
): Promise<readonly LinesOfChild[]> {
  const types = await readTypes(execution);
  const lines: LinesOfChild[] = [];
  const read = links.slice(0, childrenReadMax);
  for (let from = 0; from < read.length; from += readAtOnce)
    lines.push(
      ...(await Promise.all(read.slice(from, from + readAtOnce).map((link) => toParts(execution, site, link, types)))),
    );
  return [...lines, ...links.slice(childrenReadMax, linesMax).map(inOneLine)];
}

async function toParts(
  execution: SharedExecution,
  site: SitemapReading["site"],
  link: Child,
  types: readonly TypeOfFiles[],
): Promise<LinesOfChild> {
  const name = link.location.startsWith(`${site.url}/`)
    ? /^\/([^/]+)\.xml$/.exec(link.location.slice(site.url.length))?.[1]
    : undefined;
  const isSmall = link.count !== null && link.count <= onePartMax;
  // An index lists sitemaps, not itself.
  if (isSmall || name === undefined || name === indexName) return inOneLine(link);
  const reading = await readSitemap(execution, name);
  const links = reading?.links ?? null;
  const lastModified =
    link.lastModified ?? links?.reduce<string | null>((last, { lastModified: at }) => latest(last, at), null) ?? null;
  const count = links === null ? 1 : (await partsOf(pagesOf(links, site, types))).length;
  const entries = Array.from({ length: count }, (_, index) =>
    lineOf(`${site.url}/${partName(name, index + 1)}.xml`, lastModified),
  );
  return { entries, isRead: reading !== null };
}

function inOneLine({ location, lastModified }: Child): LinesOfChild {
  return { entries: [lineOf(location, lastModified)], isRead: true };
}

function lineOf(location: string, lastModified: string | null): SitemapEntry {
  return { location, lastModified, priority: null };
}
