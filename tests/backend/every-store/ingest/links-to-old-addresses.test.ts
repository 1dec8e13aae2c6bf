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
