import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { startOwnSite } from "./own-site.ts";

function startWith(files: Readonly<Record<string, string>>) {
  return startOwnSite({ "site.yml": "name: Acme\nid: testsite\nlanguage: de\n", ...files });
}

function wordsOf(html: string): string {
  return / data-words="([^"]+)"/.exec(html)?.[1] ?? "";
}

test("a site speaks its language, and the browser gets the words in a file of its own", async () => {
  await using started = await startWith({ "words/de.yml": "layout: { menu: Auswahl }\n" });
  const { text } = await started.page("/about");
  expect(text).toMatch(/^<!doctype html><html lang="de" data-words="/);
  expect(text).toContain(">Zum Inhalt springen</a>");
  expect(text).toContain('aria-label="Auswahl"');
  const { status, headers, body } = await exchange(started.site, wordsOf(text));
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "application/json; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
  expect(JSON.parse(body.toString())).toMatchObject({ Menu: "Auswahl", "{name}, home": "{name}, Startseite" });
});

test("another word is there with the next request, and a page from before gets it too", async () => {
  await using started = await startWith({});
  const before = wordsOf((await started.page("/about")).text);
  await started.content.write("words/de.yml", "layout: { menu: Auswahl }\n");
  await eventually(
    () => started.page("/about"),
    ({ text }) => text.includes('aria-label="Auswahl"'),
  );
  const { headers, body } = await exchange(started.site, before);
  expect([headers["cache-control"], JSON.parse(body.toString()).Menu]).toEqual(["no-store", "Auswahl"]);
});

test("an English site has its words in its code alone", async () => {
  await using started = await startOwnSite({ "site.yml": "name: Acme\nid: testsite\n" });
  const { text } = await started.page("/about");
  expect(text).toMatch(/^<!doctype html><html lang="en"><head>/);
  expect((await exchange(started.site, "/words/0123456789ab.json")).body.toString()).toBe("{}");
});

test("a language from right to left turns the page", async () => {
  await using started = await startOwnSite({ "site.yml": "name: Acme\nid: testsite\nlanguage: ar\n" });
  expect((await started.page("/about")).text).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-words="/);
});
