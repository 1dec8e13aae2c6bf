import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { parseXml } from "../../support/pages/parse-markup.ts";
import { getFile } from "./get-file.ts";
import { readAll } from "./read-feeds.ts";

const documents = [
  aWireDocument({ slug: "words", lastUpdated: "2026-03-03" }),
  aWireDocument({ slug: "worte", lastUpdated: "2026-03-02", language: "de", content: "<p>Worte</p>" }),
  aWireDocument({ slug: "kalimat", lastUpdated: "2026-03-01", language: "ar", content: "<p>كلمات</p>" }),
];
const site = forAllTests(() => startFakeSite({ documents, settings: { SITE_URL: "https://docs.example" } }));

test("an entry in a language of its own says so in every format, and runs in its direction", async () => {
  const { texts, json } = await readAll(site(), "all");
  const languages = [null, "de", "ar"];
  const entries = [...parseXml(texts.atom).querySelectorAll("entry")];
  expect(entries.map((entry) => entry.getAttribute("xml:lang"))).toEqual(languages);
  const items = [...parseXml(texts.rss).querySelectorAll("item")];
  expect(items.map((item) => item.getElementsByTagName("dc:language")[0]?.textContent ?? null)).toEqual(languages);
  expect(Object(JSON.parse(texts.json)).items.map((item: object) => Object(item).language ?? null)).toEqual(languages);
  expect(json.items?.slice(1).map(({ content_html }) => content_html)).toEqual([
    "<p>Worte</p>",
    '<div dir="rtl"><p>كلمات</p></div>',
  ]);
});

test("the files of a document say its language where it is not the site's", async () => {
  for (const [slug, language] of [
    ["words", null],
    ["worte", "de"],
  ]) {
    expect(JSON.parse((await getFile(site(), `/article/${slug}.json`)).text)).toMatchObject({ slug, language });
    const [, front = ""] = (await getFile(site(), `/article/${slug}.md`)).text.split("---\n");
    expect(/^language: (.+)$/m.exec(front)?.[1] ?? null).toBe(language);
  }
});
