import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHtml } from "../support/pages/parse-markup.ts";
import { expect, test } from "vitest";
import { startSite } from "../backend/support/backend-process.ts";
import { eventually } from "../support/eventually.ts";
import { aDocument, aPicture, createDataFolder } from "../backend/support/content-folder.ts";
import { report } from "./report-command.ts";

const fine = { metaDescription: "What it is.", category: "DNS", lastUpdated: new Date().toISOString().slice(0, 10) };
const files = {
  "article/fine.md": aDocument({ ...fine, subject: "Fine" }, "See [the old one](old.md)."),
  "article/old.md": aDocument({ ...fine, subject: "Old", lastUpdated: "2020-01-02" }),
  "article/bare.md": aDocument(
    { subject: "Bare <b>", lastUpdated: fine.lastUpdated, schemaMarkup: [{ name: "x" }] },
    "![](a.svg) ![words](a.svg) [gone](/article/gone)",
  ),
  "article/a.svg": aPicture(),
};

/** The rows under a heading of the page, each with its cells. */
function rowsUnder(document: Document, id: string): readonly (readonly string[])[] {
  let next = document.getElementById(id)?.nextElementSibling ?? null;
  while (next !== null && !/^H[23]$/.test(next.tagName)) {
    const rows = [...next.querySelectorAll("tbody tr")];
    if (rows.length > 0)
      return rows.map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent ?? ""));
    next = next.nextElementSibling;
  }
  return [];
}

/** The bars of each chart as text, by its title. */
function plots(document: Document): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...document.querySelectorAll("figure")].map((figure) => [
      figure.querySelector("figcaption")?.textContent,
      [...figure.querySelectorAll("li")].map(wordsOf),
    ]),
  );
}

/** The figures on top, each of which links to a heading of the page. */
function overview(document: Document): readonly string[] {
  return [...document.querySelectorAll("nav a")]
    .filter((link) => document.querySelector(`h3${link.getAttribute("href")}`) !== null)
    .map(wordsOf);
}

function wordsOf(element: Element): string {
  return [...element.childNodes]
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(" ");
}

/** Links are checked after the start, while documents are served already. */
function linksAreChecked({ request }: Awaited<ReturnType<typeof startSite>>): Promise<void> {
  const problems = async () => JSON.stringify((await request("/api/reports/problems/testsite")).body);
  return eventually(problems, (found) => found.includes("dead-link"));
}

test("the page shows what is missing, readers' feedback, and the problems of each document", async () => {
  await using site = await startSite(files);
  const ask = site.request;
  await ask("/docs/get-docs-by-searchterm/testsite?searchTerm=qqqzzz");
  await ask("/api/reports/missing-paths/testsite", { body: { paths: [{ path: "/article/lost", count: 3 }] } });
  await ask("/api/docs/rate/old", { body: { rating: 1.5, ip: "192.0.2.1" } });
  await ask("/api/docs/feedback/old", {
    body: { rating: 1.5, reason: "out-of-date", comment: "<img src=x onerror=alert(1)>", ip: "192.0.2.1" },
  });
  await linksAreChecked(site);
  const { code, out, err } = await report({ DATA_DIR: site.data.path, CONTENT_DIR: site.content.path });
  expect({ code, err, out }).toEqual({ code: 0, err: "", out: `${join(site.data.path, "report.html")}\n` });
  const page = readFileSync(out.trim(), "utf8");
  const document = parseHtml(page);
  expect(rowsUnder(document, "searches")[0]?.slice(0, 2)).toEqual(["qqqzzz", "1"]);
  expect(rowsUnder(document, "paths").map(([path, times]) => [path, times])).toEqual([["/article/lost", "3"]]);
  expect(rowsUnder(document, "low").map((cells) => cells.map((cell) => cell.trim()))).toEqual([
    ["Old", "1.5", "1", "", "Out of date (1)"],
  ]);
  expect(document.querySelector("td svg")?.getAttribute("aria-label")).toBe("1.5 stars: 1");
  expect(rowsUnder(document, "comments").map((cells) => cells.slice(0, 4))).toEqual([
    ["Old", "1.5", "Out of date", "<img src=x onerror=alert(1)>"],
  ]);
  expect(rowsUnder(document, "stale").map(([subject]) => subject)).toEqual(["Old"]);
  expect(rowsUnder(document, "problems")).toEqual([]);
  expect(rowsUnder(document, "links")).toEqual([
    ["article/bare.md:7", expect.stringContaining("leads nowhere"), "published"],
  ]);
  expect(rowsUnder(document, "orphans")).toEqual([["Bare <b>", "article"]]);
  expect(rowsUnder(document, "descriptions")).toEqual([["Bare <b>", "article"]]);
  expect(rowsUnder(document, "pictures")).toEqual([["Bare <b>", expect.stringMatching(/^\/media\/[0-9a-f]+\.svg$/)]]);
  expect(rowsUnder(document, "markup")).toEqual([["Bare <b>", expect.stringContaining("@type")]]);
  expect(plots(document)).toEqual({
    "Searches that found nothing, most frequent first": ["qqqzzz 1"],
    "Addresses that lead nowhere, most frequent first": ["/article/lost 3"],
    "Ratings of all documents": expect.arrayContaining(["1.5 stars 1", "5 stars 0"]),
    "Documents by problem": [
      "Not changed for 12 months 1",
      "Orphans 1",
      "Without a description 1",
      "Pictures without alternative text 1",
      "Bad schema.org markup 1",
      "No problem 1",
    ],
    "Documents by time since the last change": expect.arrayContaining(["24 months or more 1"]),
  });
  expect(overview(document)).toEqual([
    "1 searches that found nothing",
    "1 addresses that lead nowhere",
    "1 documents rated low",
    "1 comments",
    "1 broken links",
    "1 stale documents",
    "1 orphans",
    "1 documents without a description",
    "1 documents with pictures without alternative text",
    "1 documents with bad schema markup",
    "0 reviews that are due",
    "0 other problems",
  ]);
  expect([...document.querySelectorAll("script, link, img, [src]")]).toEqual([]);
  expect(page).not.toMatch(/url\(|@import/);
});

test("the age in months at which a document counts as stale is a setting", async () => {
  await using site = await startSite(files);
  const { out } = await report({
    DATA_DIR: site.data.path,
    CONTENT_DIR: site.content.path,
    SITE_ID: "testsite",
    REPORT_STALE_MONTHS: "1200",
  });
  expect(rowsUnder(parseHtml(readFileSync(out.trim(), "utf8")), "stale")).toEqual([]);
});

test("without a backend, the message says what was looked for, and what to do", async () => {
  using data = createDataFolder();
  const none = await report({ DATA_DIR: data.path });
  expect(none).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringMatching(
      /No docs backend was found: expected DOCS_API_URL, or a running site .*Start the site with npm start/,
    ),
  });
  const away = await report({ DATA_DIR: data.path, DOCS_API_URL: "http://127.0.0.1:9/api" });
  expect(away).toMatchObject({
    code: 2,
    err: expect.stringMatching(
      /cannot be reached: expected an answer from http:\/\/127\.0\.0\.1:9\/api \(from DOCS_API_URL\), got .+/,
    ),
  });
  expect((await report({ DATA_DIR: data.path, REPORT_STALE_MONTHS: "x" })).err).toContain(
    'REPORT_STALE_MONTHS: expected a whole number of months from 1 to 1200, got "x"',
  );
});

test("problems are grouped by cause, each with its effect on the page", async () => {
  await using site = await startSite({
    ...files,
    "article/old.md": aDocument({ weight: 1 }, "![x](gone.png)"),
    "article/torn.md": aDocument({ draft: "perhaps" }),
  });
  await linksAreChecked(site);
  const { out } = await report({ DATA_DIR: site.data.path, CONTENT_DIR: site.content.path });
  const document = parseHtml(readFileSync(out.trim(), "utf8"));
  expect(rowsUnder(document, "problems")).toEqual([
    ["bad draft", "1", "1"],
    ["unknown field", "1", "0"],
    ["missing picture", "1", "0"],
  ]);
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map(({ textContent }) => textContent ?? ""),
  );
  expect(
    rows.filter(([, , page]) => page === "withheld" || page === "published").map(([file, , page]) => [file, page]),
  ).toEqual([
    ["article/bare.md:7", "published"],
    ["article/old.md:3", "published"],
    ["article/old.md:6", "published"],
    [expect.stringMatching(/^article\/torn\.md:\d$/), "withheld"],
  ]);
});
