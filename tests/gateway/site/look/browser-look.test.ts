import { expect, test } from "vitest";
import { exchange } from "../../../support/exchange.ts";
import { parseHtml } from "../../../support/pages/parse-markup.ts";
import { folderOf } from "../../../sites/start-sites.ts";
import { startSite } from "../../../support/site.ts";
import type { ServedSite } from "../../../support/run/shared.ts";
import { aLogo, startThemed } from "./themed-site.ts";

const head = "name: Testsite\nid: testsite\ndescription: Words about gardens.\n";

/** What the head of a page says to the browser around it. */
async function readHead(site: Pick<ServedSite, "url">) {
  const document = parseHtml((await exchange(site, "/faq")).body.toString());
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  return {
    touchIcon: document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute("href") ?? null,
    manifest: document.querySelector('link[rel="manifest"]')?.getAttribute("href"),
    bars: bars?.content,
  };
}

async function readManifest(site: Pick<ServedSite, "url">) {
  const { status, headers, body } = await exchange(site, "/manifest.webmanifest");
  expect([status, headers["content-type"]]).toEqual([200, "application/manifest+json; charset=utf-8"]);
  return JSON.parse(body.toString());
}

test("a site without a theme has the built-in icons and the colours of the built-in page", async () => {
  await using started = await startThemed(head);
  expect(await readHead(started.site)).toEqual({
    touchIcon: "/touch-icon.png",
    manifest: "/manifest.webmanifest",
    bars: "#fdfdfb",
  });
  expect(await readManifest(started.site)).toMatchObject({
    name: "Testsite",
    description: "Words about gardens.",
    lang: "en",
    dir: "ltr",
    start_url: "/",
    icons: [
      { src: "/mark.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/touch-icon.png", type: "image/png", sizes: "180x180" },
    ],
  });
  const icon = await exchange(started.site, "/touch-icon.png");
  expect([icon.status, icon.headers["content-type"]]).toEqual([200, "image/png"]);
  expect([icon.body.readUInt32BE(16), icon.body.readUInt32BE(20)]).toEqual([180, 180]);
});

test("a site's own mark is its icon, on a home screen too where it is a bitmap", async () => {
  await using site = await startSite({ CONTENT_DIR: folderOf("acme-de") });
  const { touchIcon } = await readHead(site);
  expect(touchIcon).toMatch(/^\/theme\/[0-9a-f]{16}\.png$/);
  const manifest = await readManifest(site);
  expect(manifest).toMatchObject({ name: "Acme Werkbank", lang: "de", background_color: "#fdfdfb" });
  expect(manifest.icons).toEqual([{ src: touchIcon, type: "image/png", sizes: expect.stringMatching(/^\d+x\d+$/) }]);
});

test("a mark that is an SVG of shapes is drawn as the icon of a home screen", async () => {
  const mark = "theme: { logo: { mark: theme/mark.svg } }\n";
  await using started = await startThemed(head + mark, { "theme/mark.svg": aLogo("#102030") });
  const { touchIcon } = await readHead(started.site);
  expect(touchIcon).toMatch(/^\/cards\/touch-icon\/[0-9a-f]{16}\.png$/);
  expect((await readManifest(started.site)).icons).toEqual([
    { src: expect.stringMatching(/^\/theme\/[0-9a-f]{16}\.svg$/), type: "image/svg+xml", sizes: "any" },
    { src: touchIcon, type: "image/png", sizes: "180x180" },
  ]);
  const icon = await exchange(started.site, touchIcon ?? "");
  expect([icon.status, icon.headers["content-type"]]).toEqual([200, "image/png"]);
  expect([icon.body.readUInt32BE(16), icon.body.readUInt32BE(20)]).toEqual([180, 180]);
  const earlier = await exchange(started.site, "/cards/touch-icon/0123456789abcdef.png");
  expect([earlier.status, earlier.headers.location]).toEqual([302, touchIcon]);
  expect((await exchange(started.site, "/cards/touch-icon/none.png")).status).toBe(404);
});

test("a mark with a text in it, which a canvas cannot draw, is no icon for a home screen, which takes bitmaps only", async () => {
  const mark = "theme: { logo: { mark: theme/mark.svg } }\n";
  const withText = aLogo("red").replace("</svg>", "<text>A</text></svg>");
  await using started = await startThemed(head + mark, { "theme/mark.svg": withText });
  expect((await readHead(started.site)).touchIcon).toBeNull();
  expect((await readManifest(started.site)).icons).toEqual([
    { src: expect.stringMatching(/^\/theme\/[0-9a-f]{16}\.svg$/), type: "image/svg+xml", sizes: "any" },
  ]);
});
