import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { demonstration } from "../../support/demonstration.ts";

function open(address: string) {
  return openPage(demonstration(), address);
}

function archiveOf(document: Document) {
  return [...document.querySelectorAll("main aside section")].map((section) => ({
    title: section.querySelector("h2")?.textContent,
    links: [...section.querySelectorAll("a")].map((link) => ({
      to: link.getAttribute("href") ?? "",
      count: Number(link.lastElementChild?.textContent),
    })),
  }));
}

function itemsOf(document: Document): number {
  return document.querySelectorAll("main ul h2").length;
}

test.each([
  ["/articles", ["Archive", "Categories", "Tags", "Subscribe"]],
  ["/news", ["Archive", "Categories", "Tags", "Subscribe"]],
  ["/category/security", ["In “Security”", "Archive", "Subscribe"]],
  ["/category/security/dnssec", ["In “DNSSEC”", "Archive", "Subscribe"]],
  ["/tag/dns", ["In “dns”", "Archive", "Subscribe"]],
  ["/type/article", ["Archive", "Categories", "Tags", "Subscribe"]],
])("beside %s stand its years, groups and feeds, each link with as many documents as it says", async (path, titles) => {
  const { document } = await open(path);
  const archive = archiveOf(document);
  expect(archive.map(({ title }) => title)).toEqual(titles);
  const feed = archive.at(-1)?.links[0]?.to ?? "";
  expect((await fetch(`${demonstration().url}${feed}`)).status).toBe(200);
  for (const { links } of archive.slice(0, -1)) {
    const link = links.at(-1) ?? { to: "", count: 0 };
    const narrowed = await open(link.to);
    expect({ to: link.to, count: itemsOf(narrowed.document) }).toEqual({
      to: link.to,
      count: Math.min(12, link.count),
    });
  }
});

test("a narrowed list is no page for search engines, and what it is narrowed to can be taken back", async () => {
  const { document } = await open("/articles?category=security&year=2026");
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
  const chips = [...document.querySelectorAll("main a[aria-label^=Without]")];
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute("href")])).toEqual([
    ["Security", "/articles?year=2026"],
    ["2026", "/articles?category=security"],
  ]);
  const whole = await open("/articles");
  expect(whole.document.querySelector('meta[name="robots"]')).toBeNull();
});

test("a long narrowed list has pages, and a year without documents says so", async () => {
  const { document } = await open("/category/domain-names?type=article");
  expect(itemsOf(document)).toBe(7);
  const paged = await open("/articles?year=2026&page=2");
  expect(itemsOf(paged.document)).toBe(2);
  expect(paged.document.querySelector('main a[href="/articles?year=2026"]')).not.toBeNull();
  const none = await open("/articles?year=1999");
  expect(none.status).toBe(200);
  expect(none.document.querySelector("main")?.textContent).toContain("No results found.");
});

test("a type is narrowed to a category and a year, and what it is narrowed to can be taken back", async () => {
  const { document } = await open("/type/article?category=security&year=2026&type=news");
  const chips = [...document.querySelectorAll("main a[aria-label^=Without]")];
  expect(chips.map((chip) => chip.getAttribute("href"))).toEqual([
    "/type/article?year=2026",
    "/type/article?category=security",
  ]);
  const whole = await open("/type/article");
  expect(itemsOf(document)).toBeLessThan(itemsOf(whole.document));
  expect(document.querySelectorAll('main li:has(h2) a[href^="/article/"]').length).toBe(itemsOf(document));
});

test("a subcategory is narrowed to its own documents, not to all of its category", async () => {
  const ofPart = await open("/category/security/dnssec?type=article");
  const ofAll = await open("/category/security?type=article");
  expect(itemsOf(ofPart.document)).toBeGreaterThan(0);
  expect(itemsOf(ofPart.document)).toBeLessThan(itemsOf(ofAll.document));
});

test("cards of a group say their kind, which they do not have in common", async () => {
  const { document } = await open("/category/security");
  const cards = [...document.querySelectorAll("main li:has(h2)")].map((card) => card.textContent ?? "");
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.filter((text) => text.startsWith("Security"))).toEqual([]);
  expect(cards.some((text) => text.startsWith("Article"))).toBe(true);
});

test("of a backend that cannot narrow lists, a list is whole, and has its feeds alone", async () => {
  await using site = await startFakeSite({ documents: [aWireDocument({ slug: "one", docType: "article" })] });
  for (const path of ["/tag/dns?year=1999", "/articles?year=1999"])
    expect({ path, status: (await openPage(site, path)).status }).toEqual({ path, status: 200 });
  const { document } = await openPage(site, "/articles?year=1999");
  expect(itemsOf(document)).toBe(1);
  expect(archiveOf(document).map(({ title }) => title)).toEqual(["Subscribe"]);
});

test("a page of a narrowed group beyond the last is its first, without a number in its title, and is not kept", async () => {
  const { document, headers } = await open("/tag/dns?year=2026&page=99");
  expect(document.title).not.toContain("99");
  expect(headers["cache-control"]).toContain("no-store");
  expect(itemsOf(document)).toBeGreaterThan(0);
});

test("the address of a group is written in one way, whatever case its kind is asked for in", async () => {
  for (const path of ["/tag/dns", "/Tag/dns", "/TAG/dns/"])
    expect((await open(path)).canonical).toMatch(/^https?:\/\/[^/]+\/tag\/dns\/$/);
});
