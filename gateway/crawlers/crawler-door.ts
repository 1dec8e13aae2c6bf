import type { Door } from "../answers/door.ts";
import type { CrawlerFills } from "./crawler-fills.ts";
import type { FillPage } from "../answers/fill-page.ts";

const xmlPath = /^\/([\w.~%-]{1,200})\.xml$/i;

/** The door for robots.txt and the sitemaps: real files whatever the Accept header. A name that no sitemap has is a page's. */
export const createCrawlerDoor = (fills: CrawlerFills, fillPage: FillPage): Door => ({
  name: "crawlers",
  match: ({ method, path }) => {
    if (method !== "GET") return null;
    if (path === "/robots.txt") return { key: "robots", fill: fills.robots };
    const slug = xmlPath.exec(path)?.[1];
    if (slug === undefined) return null;
    // The page that says that there is none names the address: all of it is the key.
    return {
      key: `sitemap ${path}`,
      fill: async (maySearch) => (await fills.sitemap(slug)) ?? fillPage(path, "", maySearch),
    };
  },
});
