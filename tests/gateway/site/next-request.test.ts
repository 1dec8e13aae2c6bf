import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { watchSiteFiles } from "../../../gateway/site/watching/watch-site-files.ts";
import { makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { startSite } from "../../support/site.ts";

function siteYml(name: string): string {
  return `name: ${name}\nid: acme\npreset: docs\n`;
}

test("the very next request after a save of site.yml has what was saved", async () => {
  await using content = await makeContent({ "site.yml": siteYml("Acme") });
  await using site = await startSite({ CONTENT_DIR: content.dir, LIMIT_CHANGE_MS: "3600000" });
  const named = async () =>
    /property="og:site_name" content="(.*?)"/.exec((await exchange(site, "/")).body.toString())?.[1];
  for (const name of ["Acme Two", "Acme Three", "Acme Four"]) {
    expect(await named()).not.toBe(name);
    writeFileSync(join(content.dir, "site.yml"), siteYml(name));
    expect(await named()).toBe(name);
  }
});

test("a look sees a save of site.yml before the system reports it, and the same save only once", async () => {
  await using content = await makeContent({ "site.yml": siteYml("Acme") });
  const seen: string[] = [];
  const { look, stop } = watchSiteFiles(content.dir, {
    onNoticed: () => seen.push("noticed"),
    onChange: async () => void seen.push("read"),
    onSettled: () => seen.push("settled"),
  });
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(10);
  writeFileSync(join(content.dir, "site.yml"), siteYml("Acme Two"));
  look();
  expect(seen).toEqual(["noticed"]);
  await eventually(
    () => seen.at(-1),
    (last) => last === "settled",
  );
  const before = seen.length;
  await wait(10);
  look();
  expect(seen.length).toBe(before);
  stop();
});
