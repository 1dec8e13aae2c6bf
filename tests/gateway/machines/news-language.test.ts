import { expect, test } from "vitest";
import { toNewsXml } from "../../../gateway/crawlers/sitemaps/sitemap-xml.ts";
import { faultsOfUrlset } from "./sitemap-schemas.ts";

const entry = { location: "https://docs.example/news/a/", title: "A", published: "2026-03-04T00:00:00Z" };

test.each([
  ["en", "en"],
  ["pt-BR", "pt"],
  ["de-AT", "de"],
  ["zh", "zh-cn"],
  ["zh-Hans-SG", "zh-cn"],
  ["zh-TW", "zh-tw"],
  ["zh-Hant", "zh-tw"],
])("news in %s are in %s, as the news extension names it", async (tag, language) => {
  const xml = toNewsXml("Acme", tag, [entry]).toString();
  expect(xml).toContain(`<news:language>${language}</news:language>`);
  expect(await faultsOfUrlset(xml)).toEqual([]);
});
