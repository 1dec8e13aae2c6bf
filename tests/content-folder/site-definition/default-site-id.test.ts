import { expect, test } from "vitest";
import { findSiteId } from "../../../backend/site-facts.ts";
import { readSiteFiles } from "../../../content-folder/site-files/site-files.ts";
import { noTexts, toSiteFacts, toSiteTexts } from "../../../gateway/site/read-site.ts";
import { readReportSettings } from "../../../report/config.ts";
import { makeContent } from "../../support/content.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const content = forAllTests(() => makeContent({}));

const overrides = {
  name: null,
  id: null,
  url: "https://docs.example.com",
  loginUrl: null,
  certificationUrl: null,
} as const;

test.each([
  ["Acme", "acme"],
  ["Acme Docs 2", "acme-docs-2"],
  // As it has always been: with another id, a site would ask its backend elsewhere.
  ["(Acme) Docs!", "-acme-docs-"],
  ["!?", "-"],
  ["Überblick", "uberblick"],
  ["Grüße & Größen …", "grusse-grossen"],
  ["Éléments, sûrs", "elements-surs"],
  ["Łódź docs", "odz-docs"],
  ["日本語", "site-77710aed"],
  ["中文", "site-72726d88"],
  ["Ü".normalize("NFD"), "u"],
])("the id of a site with the name %j is %j, for gateway, backend and report", async (name, id) => {
  await content().write("site.yml", `name: ${JSON.stringify(name)}\n`);
  const texts = toSiteTexts(await readSiteFiles(content().dir), noTexts);
  const settings = { CONTENT_DIR: content().dir, DOCS_API_URL: "http://localhost/api" };
  const { siteId } = readReportSettings(undefined, settings);
  expect([toSiteFacts(texts, overrides).id, findSiteId(content().dir), siteId]).toEqual([id, id, id]);
});

test("a name of the environment makes the id, for the report as for the gateway", async () => {
  await content().write("site.yml", "name: Acme\n");
  const texts = toSiteTexts(await readSiteFiles(content().dir), noTexts);
  const settings = { CONTENT_DIR: content().dir, DOCS_API_URL: "http://localhost/api", SITE_NAME: "Größe" };
  expect([
    toSiteFacts(texts, { ...overrides, name: "Größe" }).id,
    readReportSettings(undefined, settings).siteId,
  ]).toEqual(["grosse", "grosse"]);
});
