import { navigationParsers } from "../navigation.ts";
import { parseSitemap } from "../sitemap.ts";

/** The calls whose answers may be as large as the site, and how each is read. */
const parsers = { ...navigationParsers, fetchSitemap: parseSitemap };

/** The parser of a call's answers; null for a call whose answers are small. */
export const parserOf = (call: string): ((json: unknown) => unknown) | null =>
  Object.entries(parsers).find(([name]) => name === call)?.[1] ?? null;
