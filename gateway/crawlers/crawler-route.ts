import { reencodedPath, withoutTrailingSlash } from "../../addresses/normalised-path.ts";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import type { Route } from "../answers/route.ts";
import type { CrawlerFills } from "./crawler-fills.ts";
import type { FillPage } from "../answers/fill-page.ts";

const xmlPath = /^\/([^/]{1,200})\.xml$/i;

/** The route for robots.txt and the sitemaps: real files whatever the Accept header. A name without a sitemap gets a page. */
export function createCrawlerRoute(fills: CrawlerFills, fillPage: FillPage): Route {
  return {
    name: "crawlers",
    match: ({ method, path: sent }) => {
      if (method !== "GET") return null;
      // Every spelling of an address has one answer.
      const path = withoutTrailingSlash(reencodedPath(sent));
      if (path.toLowerCase() === "/robots.txt") return { key: "robots", fill: fills.robots };
      const name = xmlPath.exec(percentDecoded(path))?.[1];
      if (name === undefined) return null;
      // The page that says there is no such sitemap names the address, so all of it is the key.
      return {
        key: `sitemap ${path}`,
        fill: async (maySearch) => (await fills.sitemap(name)) ?? fillPage(path, "", maySearch),
      };
    },
  };
}
