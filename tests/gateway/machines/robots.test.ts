import { createRequire } from "node:module";
import type robotsParser from "robots-parser";
import { expect, test } from "vitest";
import { aDocument, makeContent } from "../../support/content.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";

/** The package's types describe another export than it has. */
const toRules: typeof robotsParser.default = createRequire(import.meta.url)("robots-parser");

const siteUrl = "https://docs.example";
const site = forAllTests(() => startSite({ SITE_URL: siteUrl }));

async function rulesOf({ url }: { readonly url: string }) {
  return toRules(`${siteUrl}/robots.txt`, await (await fetch(`${url}/robots.txt`)).text());
}

test("search and answer bots may read all but what no program needs, training bots nothing, all others the same as search bots", async () => {
  const rules = await rulesOf(site());
  const may = (bot: string, path: string) => rules.isAllowed(siteUrl + path, bot);
  for (const bot of ["Googlebot", "Bingbot", "OAI-SearchBot", "Claude-User", "PerplexityBot", "SomeoneElse"]) {
    for (const path of [
      "/",
      "/article/what-the-udrp-decides",
      "/article/what-the-udrp-decides.md",
      "/llms.txt",
      "/feeds/all.rss",
    ])
      expect({ bot, path, may: may(bot, path) }).toEqual({ bot, path, may: true });
    expect({ bot, may: may(bot, "/operations/metrics") }).toEqual({ bot, may: false });
  }
  for (const bot of ["GPTBot", "ClaudeBot", "CCBot", "Google-Extended"])
    expect({ bot, may: may(bot, "/article/what-the-udrp-decides") }).toEqual({ bot, may: false });
  expect(rules.getSitemaps()).toEqual([`${siteUrl}/sitemap.xml`]);
});

test("the rules come from site.yml, where another rule for one kind of bot applies to it only", async () => {
  const bots =
    "name: Testsite\nid: testsite\nbots:\n  disallow: [/private/]\n  search: {rule: allow, agents: [Googlebot]}\n  answers: {rule: disallow, agents: [Claude-User]}\n  training: {rule: allow, agents: [GPTBot]}\n";
  await using content = await makeContent({ "site.yml": bots, "article/a.md": aDocument({}) });
  await using own = await startSite({ CONTENT_DIR: content.dir, SITE_URL: siteUrl });
  const rules = await rulesOf(own);
  const answers = ["Googlebot", "Claude-User", "GPTBot", "Other"].map((bot) => [
    bot,
    rules.isAllowed(`${siteUrl}/article/a`, bot),
    rules.isAllowed(`${siteUrl}/private/x`, bot),
  ]);
  expect(answers).toEqual([
    ["Googlebot", true, false],
    ["Claude-User", false, false],
    ["GPTBot", true, false],
    ["Other", true, false],
  ]);
});
