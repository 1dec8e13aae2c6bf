import { expect, test } from "vitest";
import { aPicture } from "../../backend/support/content-folder.ts";
import { at, each } from "../../backend/support/json.ts";
import type { ContractClient } from "../support/contract.ts";

const site = "testsite";

/** Defines the tests of the calls for the sitemap, robots.txt and pictures. */
export function testCrawlerData(client: ContractClient): void {
  test("the sitemap index lists a part for each type, and each part its documents' addresses", async () => {
    const index = await client.call("getSitemap", { path: { slug: "sitemap", siteName: site } });
    expect(each(index.body, "sitemap.links", "linkname")).toEqual([
      "/sitemap-article.xml",
      "/sitemap-glossary.xml",
      "/sitemap-tou.xml",
    ]);
    const child = await client.call("getSitemap", { path: { slug: "sitemap-article", siteName: site } });
    expect(at(child.body, "sitemap.links")).toEqual([
      {
        linkname: "/article/what-is-rdap",
        lastmoddate: "2026-02-03T00:00:00Z",
        priority: 0.8,
        images: [expect.stringMatching(/^\/media\/[0-9a-f]{32}\.svg$/)],
      },
      { linkname: "/article/second", lastmoddate: "2026-01-01T00:00:00Z", priority: 0.8, images: [] },
    ]);
    const legal = await client.call("getSitemap", { path: { slug: "sitemap-tou", siteName: site } });
    expect(at(legal.body, "sitemap.links")).toEqual([
      { linkname: "/legal/terms", lastmoddate: null, priority: 0.3, images: [] },
    ]);
    expect((await client.call("getSitemap", { path: { slug: "no-such", siteName: site } })).status).toBe(404);
  });

  test("robots is a text", async () => {
    expect(at((await client.call("getRobots", { path: { siteKey: site } })).body, "content")).toBe(
      "User-agent: *\nAllow: /\n",
    );
  });

  test("a picture is served under its hash, immutable, and cannot run scripts", async () => {
    const { body } = await client.call("getDetails", { path: { site, slug: "what-is-rdap" } });
    const file = String(at(body, "doc.0.featuredImage")).slice("/media/".length);
    const picture = await client.call("getMedia", { path: { file } });
    expect(picture.body).toBe(aPicture());
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect((await client.call("getMedia", { path: { file: "../store.sqlite" } })).status).toBe(404);
  });
}
