import { failed, found, notThere, titleOf, waitingAt } from "./expected.ts";
import type { Screen, ScreenRow, States } from "./expected.ts";

const noSitemap = "No Sitemap Found";

const allowAll = ["User-agent: *\nAllow: /"];
const blockAll = ["User-agent: *\nDisallow: /"];

/** The sitemap viewer, inside the docs reader or on its own. */
export function sitemapViewer(folder: "/docs" | ""): States<Screen> & Pick<ScreenRow, "waiting"> {
  const path = `${folder}/sitemap.xml`;
  const nowhere = `${folder}/nowhere.xml`;
  return {
    content: found(path, titleOf(path), [
      "This XML file does not appear to have any style information associated with it.",
      "<sitemapindex",
      "</sitemapindex>",
      "/sitemap-article.xml",
    ]),
    empty: found(path, titleOf(path), ["No sitemap data available"]),
    error: failed(path, titleOf(path), [noSitemap]),
    missing: { ...notThere(nowhere), texts: [noSitemap] },
    waiting: waitingAt(path, "Loading sitemap..."),
  };
}

/** The routes that are files over HTTP. */
export const fileRows: readonly ScreenRow[] = [
  {
    route: "/robots.txt",
    content: { path: "/robots.txt", status: 200, lines: allowAll },
    empty: { path: "/robots.txt", status: 200, lines: allowAll },
    error: { path: "/robots.txt", status: 503, lines: blockAll },
    missing: null,
    // While it loads, only the title is there, visually hidden.
    waiting: found("/robots.txt", "Robots.txt", ["robots.txt"]),
    inside: {
      content: found("/robots.txt", "robots.txt", allowAll),
      empty: found("/robots.txt", "robots.txt", allowAll),
      error: found("/robots.txt", "robots.txt", blockAll),
      missing: null,
    },
  },
  {
    route: "/:name.xml",
    content: { path: "/sitemap-article.xml", status: 200, lines: ["<urlset", "/article/article-words/"] },
    empty: { path: "/sitemap.xml", status: 200, lines: ["<sitemapindex"] },
    error: { path: "/sitemap.xml", status: 503, lines: [] },
    missing: sitemapViewer("").missing,
    waiting: sitemapViewer("").waiting,
    inside: sitemapViewer(""),
  },
];
