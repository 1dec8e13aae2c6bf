import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

test("a redirect that comes or goes while the site runs mends or breaks the links to its old address", async () => {
  await using site = await startIngest({ "article/a.md": aDocument({}, "[b](/old)"), "redirects.yml": "" });
  const dead = async (result: ReturnType<typeof site.scan>) => (await result).problems.map(({ cause }) => cause);
  expect(await dead(site.scan())).toEqual(["dead-link"]);
  site.content.write("redirects.yml", "/old: /article/a\n");
  expect(await dead(site.scanChanges(new Set(["redirects.yml"])))).toEqual([]);
  site.content.write("redirects.yml", "/older: /article/a\n");
  expect(await dead(site.scanChanges(new Set(["redirects.yml"])))).toEqual(["dead-link"]);
});

test("so does an alias that another document gets or loses", async () => {
  const other = aDocument({}, "Other words, all of its own.");
  await using site = await startIngest({ "article/a.md": aDocument({}, "[b](/docs/old)"), "article/b.md": other });
  const dead = async (result: ReturnType<typeof site.scan>) => (await result).problems.map(({ cause }) => cause);
  expect(await dead(site.scan())).toEqual(["dead-link"]);
  site.content.write("article/b.md", aDocument({ aliases: ["/docs/old"] }, "Other words, all of its own."));
  expect(await dead(site.scanChanges(new Set(["article/b.md"])))).toEqual([]);
  site.content.write("article/b.md", other);
  expect(await dead(site.scanChanges(new Set(["article/b.md"])))).toEqual(["dead-link"]);
});
