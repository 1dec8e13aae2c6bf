import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { eventually } from "../../../support/eventually.ts";
import { exchange } from "../../../support/exchange.ts";
import { aLogo, startThemed } from "./themed-site.ts";

const head = "name: Testsite\nid: testsite\n";

/** The style of a page. */
function styleOf(html: string): string {
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
}

test("without a theme the style of a page is the built one alone", async () => {
  await using started = await startThemed(head);
  const { body } = await exchange(started.site, "/");
  expect(body.toString()).not.toContain("/*theme*/");
  expect(body.toString()).toContain('<link rel="icon" href="/mark.svg" type="image/svg+xml">');
});

test("accent and radius are at the end of the page's one style, whose hash is in its policy", async () => {
  await using started = await startThemed(`${head}theme: { accent: "#1a56db", radius: 20px }\n`);
  const { body, headers } = await exchange(started.site, "/faq");
  const html = body.toString();
  const style = styleOf(html);
  expect(html.match(/<style>/g)).toHaveLength(1);
  const theme = style.split("/*theme*/")[1];
  expect(theme).toMatch(/:root\{--accent:light-dark\(#1a56db,oklch\(0\.78 0\.\d+ 262\.9\)\)/);
  expect(theme).toContain('.cover[data-hue="0"]{--hue:263}');
  expect(theme).toContain(":root{--r-s:12px;--r-m:20px;--r-l:24px}");
  expect(headers["content-security-policy"]).toContain(createHash("sha256").update(style).digest("base64"));
});

test("a change shows with the next request; a mistake keeps the look from before, and has one line", async () => {
  await using started = await startThemed(head);
  const theme = async () => styleOf((await exchange(started.site, "/")).body.toString()).split("/*theme*/")[1] ?? "";
  expect(await theme()).toBe("");
  await started.content.write("site.yml", `${head}theme: { radius: 0px }\n`);
  await eventually(theme, (style) => style === ":root{--r-s:0px;--r-m:0px;--r-l:0px}");
  await started.content.write("site.yml", "name: Second\nid: testsite\ntheme: { radius: 99px }\n");
  await eventually(
    async () => (await exchange(started.site, "/")).body.toString(),
    (html) => html.includes("Second"),
  );
  expect(await theme()).toBe(":root{--r-s:0px;--r-m:0px;--r-l:0px}");
});

test("the cards of a site with an accent have addresses of their own, and its colours", async () => {
  const cardOf = async (siteYml: string) => {
    await using started = await startThemed(siteYml);
    const html = (await exchange(started.site, "/")).body.toString();
    const address = /\/cards\/site\/[0-9a-f]{12}\.png/.exec(html)?.[0] ?? "";
    const picture = await exchange(started.site, address);
    expect(picture.status).toBe(200);
    return { address, picture: picture.body };
  };
  const [plain, blue] = [await cardOf(head), await cardOf(`${head}theme: { accent: "#1a56db" }\n`)];
  expect(blue.address).not.toBe(plain.address);
  expect(blue.picture.equals(plain.picture)).toBe(false);
});

test("the site's own style is the end of the page's style, and what it refers to is not left out", async () => {
  const css = "footer { padding: var(--s24); background: url(theme/paper.svg) }";
  await using started = await startThemed(`${head}theme: { css: theme/custom.css }\n`, {
    "theme/custom.css": css,
    "theme/paper.svg": aLogo("beige"),
  });
  const { body, headers } = await exchange(started.site, "/faq");
  const style = styleOf(body.toString());
  const [built = "", theme = ""] = style.split("/*theme*/");
  const address =
    /^footer\{padding:var\(--s24\);background:url\((\/theme\/[0-9a-f]{16}\.svg)\)\}$/.exec(theme)?.[1] ?? "";
  expect((await exchange(started.site, address)).body.toString()).toBe(aLogo("beige"));
  expect(built).toMatch(/--s24:\s*6rem/);
  expect(headers["content-security-policy"]).toContain(createHash("sha256").update(style).digest("base64"));
  await started.content.write("theme/custom.css", "footer { padding: 1px }");
  await eventually(
    async () => styleOf((await exchange(started.site, "/faq")).body.toString()).split("/*theme*/")[1],
    (now) => now === "footer{padding:1px}",
  );
});

test.each([
  ["pattern", 1, /^<div class="\S+"><svg class="cover"/],
  ["plain", 0, /^<div class="[^"]+"><\/div><span/],
  ["none", 0, /^<span hidden=""><\/span><span/],
])("cover: %s is what stands where a document has no picture", async (cover, drawings, start) => {
  await using started = await startThemed(`${head}theme: { cover: ${cover} }\n`);
  const html = (await exchange(started.site, "/articles")).body.toString();
  expect(html.match(/class="cover"/g) ?? []).toHaveLength(drawings);
  expect(/<li class="\S+">(<(?:div|span).*?<h2)/s.exec(html)?.[1]).toMatch(start);
});
