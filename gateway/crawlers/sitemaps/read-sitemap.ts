import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "graphql";
import { z } from "zod";
import type { SharedExecution } from "../../graphql/execute.ts";
import { sliceMax } from "./slices.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

const Link = z.object({
  location: z.string(),
  lastModified: z.string().nullable(),
  priority: z.number(),
  images: z.array(z.string()).nullable(),
  count: z.number().nullable(),
});
const Answered = z.object({
  site: z.object({ name: z.string(), url: z.string() }),
  sitemap: z.object({ total: z.number(), dropped: z.number(), links: z.array(Link) }).nullable(),
});

const SitemapFile = parse(`query SitemapFile($slug: String!, $offset: Int!, $limit: Int!) {
  site { name url }
  sitemap(slug: $slug) { total dropped links(offset: $offset, limit: $limit) { location lastModified priority images count } }
}`);

/** The backend's links of a sitemap; null `links`: there is no sitemap of that name. */
export interface SitemapReading {
  readonly site: { readonly name: string; readonly url: string };
  readonly links: readonly SitemapLinkRead[] | null;
  /** How many of the backend's links were left out. */
  readonly dropped: number;
}

type SitemapLinkRead = Omit<SitemapEntry, "images"> & {
  readonly priority: number;
  readonly images: readonly string[] | null;
  readonly count: number | null;
};

/**
 * Reads a sitemap of the backend; null when it cannot be read. A long one is read in slices of the same backend answer,
 * yielding to other requests in between.
 */
export async function readSitemap(execution: SharedExecution, slug: string): Promise<SitemapReading | null> {
  const first = await readSlice(execution, slug, 0);
  if (first === null || first.sitemap === null) return first && { site: first.site, links: null, dropped: 0 };
  const { total, dropped } = first.sitemap;
  const links = [...first.sitemap.links];
  for (let offset = sliceMax; offset < total; offset += sliceMax) {
    await nextTurn();
    const slice = await readSlice(execution, slug, offset);
    if (slice === null) return null;
    links.push(...(slice.sitemap?.links ?? []));
  }
  return { site: first.site, links, dropped };
}

async function readSlice(
  { execute }: SharedExecution,
  slug: string,
  offset: number,
): Promise<z.output<typeof Answered> | null> {
  const { data, errors } = await execute(SitemapFile, { slug, offset, limit: sliceMax });
  return errors.length > 0 ? null : (Answered.safeParse(data).data ?? null);
}
