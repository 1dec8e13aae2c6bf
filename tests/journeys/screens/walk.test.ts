import { expect, test } from "vitest";
import { routes } from "../../../client/app/routes.ts";
import { json } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import type { FakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/open-page.ts";
import { aWireDocument } from "../../support/wire-documents.ts";
import { screenTable } from "./screen-table.ts";
import type { Expected } from "./screen-table.ts";

const siteUrl = "https://docs.example.com";
const settings = { SITE_URL: siteUrl };

const docTypes = ["article", "blog", "news", "press-release", "white-paper", "case-study", "sop", "how-to", "knowledge-base", "api", "glossary", "tou", "privacy-policy"];

/** One document of each kind, and the one that the docs reader opens with. */
const documents = [
  ...docTypes.map((docType) => {
    const name = docType.replaceAll("-", " ");
    return aWireDocument({ slug: `${docType}-words`, docType, subject: `${name.charAt(0).toUpperCase()}${name.slice(1)} words` });
  }),
  aWireDocument({ slug: "what-does-testsite-provide", docType: "knowledge-base", subject: "What does Testsite provide?" }),
];

const emptyRoutes = {
  [calls.authors]: json({ results: [] }),
  [`${calls.sitemap}sitemap/`]: json({ sitemap: { links: [] } }),
};

const sites = {
  content: forAllTests(() => startFakeSite({ documents, settings })),
  empty: forAllTests(() => startFakeSite({ documents: [], settings, routes: emptyRoutes })),
  error: forAllTests(() => startFakeSite({ settings, routes: { "/": json({ message: "Error at /srv/app.js" }, { status: 500 }) } })),
};

test("every route of the site has a row in the table, and every row a route", () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(40);
  expect(screenTable.map(({ route }) => route).sort()).toEqual([...paths].sort());
});

const cases = screenTable.flatMap(({ route, content, empty, error, missing }) => [
  { route, state: "with content", site: sites.content, expected: content },
  { route, state: "on an empty backend", site: sites.empty, expected: empty },
  { route, state: "on a failing backend", site: sites.error, expected: error },
  ...(missing ? [{ route, state: "asked for what is not there", site: sites.content, expected: missing }] : []),
]);

test.each(cases)("$route $state", async ({ site, expected }) => {
  expect(await openScreen(site(), expected)).toEqual(answerTo(expected));
});

test("an author who has published nothing says so", async () => {
  await using site = await startFakeSite({ documents: [], settings });
  const expected: Expected = {
    path: "/authors/Ada%20Example/ada",
    status: 200,
    texts: ["Ada Example", "This author hasn't published any articles yet."],
    title: "Ada Example",
    canonical: "/authors/Ada%20Example/ada/",
  };
  expect(await openScreen(site, expected)).toEqual(answerTo(expected));
});

test("one of the four groups of the tree that failed leaves the other three, and says so", async () => {
  await using site = await startFakeSite({ documents, settings, routes: { [calls.tags]: json({}, { status: 500 }) } });
  const { status, document, headers } = await openPage(site, "/docs");
  const tree = document.querySelector("#tree");
  expect([...(tree?.querySelectorAll(":scope > details > summary") ?? [])].map(({ textContent }) => textContent)).toEqual(["Categories", "Types", "Authors"]);
  expect(tree?.textContent).toContain("Error loading data");
  expect({ status, kept: headers["cache-control"] }).toEqual({ status: 200, kept: "no-store" });
});

/** What an address answers, as far as it is held against the table. */
const openScreen = async (site: FakeSite, { path, texts, title }: Expected) => {
  const { status, document, canonical, html, headers, meta } = await openPage(site, path);
  const shown = title === undefined ? html : (document.querySelector("main")?.textContent ?? "");
  return {
    status,
    title: title === undefined ? undefined : document.title,
    canonical,
    lacks: texts.filter((text) => !shown.includes(text)),
    leaks: /Invalid Date|\[object Object\]|>undefined<|\/srv\//.exec(html)?.[0] ?? null,
    retryAfter: headers["retry-after"] ?? null,
    noIndex: status === 404 && meta("robots") === "noindex",
  };
};

const answerTo = ({ status, title, canonical }: Expected): Awaited<ReturnType<typeof openScreen>> => ({
  status,
  title,
  canonical: canonical === undefined ? null : `${siteUrl}${canonical}`,
  lacks: [],
  leaks: null,
  retryAfter: status === 503 ? "10" : null,
  noIndex: status === 404,
});
