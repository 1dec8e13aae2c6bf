import { expect, test } from "vitest";
import { exchange } from "../support/exchange.ts";
import { startTestSite } from "./start-sites.ts";

test("the only legal text of a site has no list of legal texts beside it", async () => {
  await using site = await startTestSite("acme-de");
  const html = (await exchange(site, "/impressum")).body.toString();
  expect(html).toContain("Musterweg 1");
  expect(html).not.toContain('aria-label="Rechtliches"');
});

test("what is not there is said in the language of the site, of files and services too", async () => {
  await using site = await startTestSite("acme-de");
  for (const path of ["/assets/none.js", "/media/none.png", "/theme/none.svg", "/diagrams/none", "/playground/none.js"])
    expect([path, (await exchange(site, path)).body.toString()]).toEqual([path, "Nicht gefunden\n"]);
  await using arabic = await startTestSite("arabic");
  expect(
    (
      await exchange(arabic, "/mcp", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" })
    ).body.toString(),
  ).toBe("غير موجود\n");
});
