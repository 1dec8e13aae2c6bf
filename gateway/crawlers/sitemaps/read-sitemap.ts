import { parse } from "graphql";
import { z } from "zod";
import type { SharedExecution } from "../../graphql/execute.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

const Link = z.object({
  location: z.string().refine((location) => URL.canParse(location)),
  lastModified: z.string().nullable(),
  priority: z.number(),
  images: z.array(z.string()).nullable(),
  count: z.number().nullable(),
});
const Answered = z.object({
  site: z.object({ name: z.string(), url: z.string() }),
  sitemap: z.object({ links: z.array(Link) }).nullable(),
});

const SitemapFile = parse(
  "query SitemapFile($slug: String!) { site { name url } sitemap(slug: $slug) { links { location lastModified priority images count } } }",
);

/** The backend's links of a sitemap; null: there is none of that name. */
export interface SitemapReading {
  readonly site: { readonly name: string; readonly url: string };
  readonly links:
    | readonly (Omit<SitemapEntry, "images"> & {
        readonly priority: number;
        readonly images: readonly string[] | null;
        readonly count: number | null;
      })[]
    | null;
}

/** Reads a sitemap of the backend; null when it cannot be had. */
export const readSitemap = async ({ execute }: SharedExecution, slug: string): Promise<SitemapReading | null> => {
  const { data, errors } = await execute(SitemapFile, { slug });
  const answered = errors.length > 0 ? undefined : Answered.safeParse(data).data;
  return answered === undefined ? null : { site: answered.site, links: answered.sitemap?.links ?? null };
};

/** Sitemaps name canonical addresses, which end in a slash; a file's does not. */
export const toCanonical = <T extends Pick<SitemapEntry, "location">>(entry: T): T => {
  const { pathname, search, hash } = new URL(entry.location);
  const isPage =
    search === "" && hash === "" && !/\.(?:xml|txt|json|md|pdf|svg|png|jpe?g|gif|webp|avif)$/i.test(pathname);
  return isPage ? { ...entry, location: entry.location.replace(/\/?$/, "/") } : entry;
};
