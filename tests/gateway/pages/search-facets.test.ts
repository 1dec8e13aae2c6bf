import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { demonstration } from "../../support/demonstration.ts";

function open(address: string) {
  return openPage(demonstration(), address);
}

function facetLinks(document: Document) {
  return [...document.querySelectorAll("main details nav a")].map((link) => ({
    to: link.getAttribute("href") ?? "",
    label: link.firstElementChild?.textContent ?? "",
    count: Number(link.lastElementChild?.textContent),
  }));
}

function totalOf(document: Document): number {
  return Number(document.querySelector("main p:has(> strong)")?.textContent?.match(/^\d+/)?.[0]);
}

test("the search page counts its results by facet, each count a link to as many results", async () => {
  const { document } = await open("/search?q=dns");
  const links = facetLinks(document);
  const groups = [...document.querySelectorAll("main details nav h2")].map((heading) => heading.textContent);
  expect(groups).toEqual(["Type", "Category", "Tag", "Author", "Year"]);
  expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
  for (const facet of ["type", "category", "tag", "author", "year"]) {
    const link = links.find(({ to }) => to.includes(`&${facet}=`));
    const narrowed = await open(link?.to ?? "");
    expect({ facet, count: totalOf(narrowed.document) }).toEqual({ facet, count: link?.count });
  }
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
});

test("what is chosen can be taken back one by one, and stays while pages are turned", async () => {
  const { document } = await open("/search?q=domain&type=article&category=domain-names");
  const chips = [...document.querySelectorAll("main a[aria-label^=Without]")];
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute("href")])).toEqual([
    ["Article", "/search?q=domain&category=domain-names"],
    ["Domain names", "/search?q=domain&type=article"],
  ]);
  expect(document.querySelector('main details a[aria-current="true"]')?.getAttribute("href")).toBe(
    "/search?q=domain&category=domain-names",
  );
  const paged = await open("/search?q=domain&category=domain-names");
  const next = [...paged.document.querySelectorAll("main nav a")].map((link) => link.getAttribute("href"));
  expect(next).toContain("/search?q=domain&category=domain-names&page=2");
});

test("a choice without results says so, and leads to the results without it", async () => {
  const { document, status } = await open("/search?q=domain&category=no-such&year=1999");
  expect(status).toBe(200);
  expect(document.querySelector("main")?.textContent).toContain("Nothing matches “domain” with these choices.");
  const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/search?q=domain&year=1999", "/search?q=domain"]));
});

test("of a backend that does not count, the page has no facets, and its choices do nothing", async () => {
  await using site = await startFakeSite({
    routes: { [calls.search]: json([aWireDocument({ slug: "one" }), aWireDocument({ slug: "two", docType: "blog" })]) },
  });
  const { document } = await openPage(site, "/search?q=words&tag=dns");
  expect(facetLinks(document)).toEqual([]);
  expect(document.querySelectorAll("main a[aria-label^=Without]").length).toBe(0);
  expect(document.querySelectorAll("main ul h2").length).toBe(2);
});
