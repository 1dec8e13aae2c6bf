import { expect, test } from "vitest";
import { matchRoute, routesOf } from "../../../client/app/routes.ts";
import { fixedSegments } from "../../../content-folder/document-types/fixed-paths.ts";
import { siteAddresses, siteTypes } from "../../support/site-types.ts";

const routes = routesOf(siteAddresses);

function fileOf(path: string): string {
  return matchRoute(siteAddresses, path).route.file.replace("client/features/", "");
}

test.each(["article", "blog", "news", "press-release", "white-paper", "case-study", "sop"])(
  "/%s/… is a document, identified by its slug",
  (prefix) => {
    const { route, params } = matchRoute(siteAddresses, `/${prefix}/what-is-rdap`);
    expect(route.file).toBe("client/features/documents/DocumentPage.tsx");
    expect(params).toEqual({ slug: "what-is-rdap" });
  },
);

test.each(["how-to", "knowledge-base", "api"])(
  "/%s and the paths below it are guides, shown with their list",
  (prefix) => {
    expect([fileOf(`/${prefix}`), fileOf(`/${prefix}/first-steps`)]).toEqual([
      "guides/GuidePage.tsx",
      "guides/GuidePage.tsx",
    ]);
  },
);

test("the docs reader handles documents, and leaves names that end in .xml to the sitemap viewer", () => {
  expect([fileOf("/docs"), fileOf("/docs/what-is-rdap")]).toEqual(["reader/DocsPage.tsx", "reader/DocsPage.tsx"]);
  expect(["/docs/sitemap.xml", "/docs/Sitemap.XML", "/sitemap-news.xml"].map(fileOf)).toEqual(
    Array(3).fill("sitemap/SitemapPage.tsx"),
  );
});

test("home, search and legal texts have their own pages", () => {
  expect([fileOf("/"), fileOf("/search"), fileOf("/legal/terms")]).toEqual([
    "home/HomePage.tsx",
    "search/SearchPage.tsx",
    "legal/LegalPage.tsx",
  ]);
});

test("a type has the routes of its layout, and a site without it has none", () => {
  const [article] = siteTypes;
  const webinar = { ...article, id: "webinar", listPath: "/learn/webinars", path: "/webinar" };
  const site = {
    documentTypes: [article, webinar],
    pagePaths: ["/about", "/über uns"],
    site: { switchedOff: [] },
  };
  expect(matchRoute(site, "/learn/webinars").route).toMatchObject({
    file: "client/features/lists/ListPage.tsx",
    type: webinar,
  });
  expect(matchRoute(site, "/webinar/first")).toMatchObject({
    route: { file: "client/features/documents/DocumentPage.tsx", type: webinar },
    params: { slug: "first" },
  });
  expect(matchRoute(site, "/%C3%BCber%20uns").route.file).toBe("client/features/pages/SitePage.tsx");
  for (const path of ["/sop", "/sop/a", "/legal/terms", "/glossary"])
    expect(matchRoute(site, path).route.file).toBe("client/features/missing/MissingPage.tsx");
});

test.each([
  "/nowhere",
  "/article/a/b",
  "/article/a/b.css",
  "/legal",
  "/legal/terms/more",
  "/documents/a",
  "/search/more",
])("%s is the not-found page", (path) => {
  expect(fileOf(path)).toBe("missing/MissingPage.tsx");
});

test("no document type can have an address under another page of the site", () => {
  const segments = routesOf({ documentTypes: [], pagePaths: [], site: { switchedOff: [] } }).map(
    ({ path }) => path.split("/")[1] ?? "",
  );
  const taken = segments.filter((segment) => /^[a-z-]+$/.test(segment));
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.filter((segment) => !fixedSegments.has(segment))).toEqual([]);
});

test("every route's page can be loaded, from the file that determines its styles on the server", async () => {
  expect(routes.length).toBeGreaterThan(10);
  const pages = new Map(await Promise.all(routes.map(async ({ file, load }) => [file, await load()] as const)));
  for (const { file, load } of routes) expect(await load()).toBe(pages.get(file));
  expect(new Set(pages.values()).size).toBe(pages.size);
});
