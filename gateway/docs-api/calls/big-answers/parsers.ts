import { navigationParsers } from "../navigation.ts";
import { parseSitemap } from "../sitemap.ts";

/** The calls whose answers may be as large as the site, with their parsers. */
const parsers = { ...navigationParsers, fetchSitemap: parseSitemap };

/** The parser of a call's answers; null for a call whose answers are small. */
export function parserOf(call: string): ((json: unknown) => unknown) | null {
  return Object.entries(parsers).find(([name]) => name === call)?.[1] ?? null;
}
