import { expect, test } from "vitest";
import { routesOf } from "../../../client/app/routes.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { failed, found, notThere } from "./expected.ts";
import type { FileAnswer, Moved, Screen } from "./expected.ts";
import { siteUrl, startEmptySite, startFailingSite, startFullSite } from "./screen-sites.ts";
import { screenTable } from "./screen-table.ts";
import { siteAddresses } from "../../support/site-types.ts";

const routes = routesOf(siteAddresses);

const sites = {
  content: forAllTests(startFullSite),
  empty: forAllTests(startEmptySite),
  error: forAllTests(startFailingSite),
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
  const { answer, wanted } = await askFor(site(), expected);
  expect(answer).toEqual(wanted);
});

test("an author without documents says so", async () => {
  await using site = await startFakeSite({ documents: [], settings: { SITE_URL: siteUrl } });
  const path = "/authors/Ada%20Example/ada";
  const { answer, wanted } = await askFor(
    site,
    found(path, "Ada Example", ["Ada Example", "This author hasn't published any articles yet."]),
  );
  expect(answer).toEqual(wanted);
});

test("an address that no document can have is 404, whatever the backend answers; one that a document might have is 503", async () => {
  for (const expected of [notThere("/nowhere/at/all"), failed("/nowhere", "Nowhere", ["Error fetching article."])]) {
    const { answer, wanted } = await askFor(sites.error(), expected);
    expect(answer).toEqual(wanted);
  }
});

test("a short address without a document is a 404 even when the backend's search fails", async () => {
  await using site = await startFullSite({ [calls.search]: json({}, { status: 500 }) });
  const { answer, wanted } = await askFor(site, notThere("/nowhere"));
  expect(answer).toEqual(wanted);
});

test("one failed group of the tree is reported, and the other three are there", async () => {
  await using site = await startFullSite({ [calls.tags]: json({}, { status: 500 }) });
  const { status, document, headers } = await openPage(site, "/docs");
  const tree = document.querySelector("#tree");
  expect(
    [...(tree?.querySelectorAll(":scope > details > summary") ?? [])].map(({ textContent }) => textContent),
  ).toEqual(["Categories", "Types", "Authors"]);
  expect(tree?.textContent).toContain("Error loading data");
  expect({ status, kept: headers["cache-control"] }).toEqual({ status: 200, kept: "no-store" });
});

/** The answer of an address, beside the expected one. */
async function askFor(site: FakeSite, expected: Screen | Moved | FileAnswer) {
  const { path, status } = expected;
  if ("to" in expected) {
    const answer = await exchange(site, path);
    return { answer: { status: answer.status, to: answer.headers.location }, wanted: { status, to: expected.to } };
  }
  const page = await openPage(site, path);
  const isFile = "lines" in expected;
  const shown = isFile ? page.html : (page.document.querySelector("main")?.textContent ?? "");
  const answer = {
    status: page.status,
    lacks: (isFile ? expected.lines : expected.texts).filter((text) => !shown.includes(text)),
    leaks: /Invalid Date|\[object Object\]|>undefined<|\/srv\//.exec(page.html)?.[0] ?? null,
    retryAfter: page.headers["retry-after"] ?? null,
    noIndex: page.status === 404 && page.meta("robots") === "noindex",
    ...(isFile ? {} : { title: page.document.title, canonical: page.canonical }),
  };
  const wanted = {
    status,
    lacks: [],
    leaks: null,
    retryAfter: status === 503 ? "10" : null,
    noIndex: status === 404,
    ...(isFile ? {} : { title: expected.title, canonical: `${siteUrl}${expected.canonical}` }),
  };
  return { answer, wanted };
}
