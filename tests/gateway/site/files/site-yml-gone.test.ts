import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SiteFacts } from "../../../../gateway/site/site.ts";
import { makeContent } from "../../../support/content.ts";
import type { TestContent } from "../../../support/content.ts";
import { eventually } from "../../../support/eventually.ts";
import { openFiles } from "./open-files.ts";

/** Says something in each of its parts. */
const everyPart = `
name: First
language: de
types: { recipe: { label: Recipe } }
navigation: { header: [{ label: Recipes, to: /recipe }] }
home: { title: Cook }
contact: { email: cook@site.example, phoneCountries: [FR] }
social: [{ label: Radio, to: "https://radio.example", icon: theme/icon.svg }]
theme: { accent: "#0a7d5a" }
features: { ratings: false }
`;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`;

/** What site.yml says. */
function ofSiteYml(site: SiteFacts) {
  const { name, types, navigation, home, contactEmail, phoneCountries, socialLinks, theme, features, words } = site;
  const { language } = words.speech;
  const { style } = theme;
  return { name, types, navigation, home, contactEmail, phoneCountries, socialLinks, style, features, language };
}

test.each([
  ["empty while it is being written", (content: TestContent) => content.write("site.yml", "")],
  ["deleted", (content: TestContent) => content.remove("site.yml")],
])("a site.yml that is %s takes nothing of what it said", async (_case, take) => {
  await using content = await makeContent({ "site.yml": everyPart, "theme/icon.svg": icon });
  using files = await openFiles(content);
  expect(files.problems()).toEqual([]);
  const before = ofSiteYml(files.site());
  await take(content);
  await content.write("faq.yml", "- question: q\n  answer: another\n");
  await eventually(
    () => files.site().faq[0]?.answer,
    (answer) => answer === "another",
  );
  expect(ofSiteYml(files.site())).toEqual(before);
  await content.write("site.yml", "name: Second\n");
  await eventually(
    () => files.site().name,
    (name) => name === "Second",
  );
  expect(files.site().socialLinks).toEqual([]);
});

test("a folder that is emptied does not begin anew", async () => {
  await using content = await makeContent({ "site.yml": everyPart, "theme/icon.svg": icon });
  using files = await openFiles(content);
  const before = ofSiteYml(files.site());
  for (const name of await readdir(content.dir)) await rm(join(content.dir, name), { recursive: true });
  await expect
    .poll(files.problems)
    .toEqual(["site.yml:1 the file is gone or empty: what it said stays in force until a restart"]);
  expect(ofSiteYml(files.site())).toEqual(before);
});
