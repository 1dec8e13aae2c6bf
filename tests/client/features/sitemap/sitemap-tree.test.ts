import { expect, test } from "vitest";
import { sitemapTree } from "../../../../client/features/sitemap/sitemap-tree.ts";
import type { XmlElement } from "../../../../client/features/sitemap/sitemap-tree.ts";

const site = "https://docs.example.com";
const link = { location: `${site}/article/what-is-rdap`, lastModified: "2026-03-04T00:00:00Z", priority: 0.8 };

/** An element on one line, for comparison. */
function written({ name, content, comment }: XmlElement): string {
  const inner = typeof content === "string" ? content : content.map(written).join("");
  return `<${name}>${inner}${comment ? `<!-- ${comment} -->` : ""}</${name}>`;
}

test('the slug "sitemap" is an index with a location and a date for each link', () => {
  const index = sitemapTree("sitemap", [{ ...link, location: `${site}/sitemap-article.xml` }], site, []);
  expect(written(index)).toBe(
    `<sitemapindex><sitemap><loc>${site}/sitemap-article.xml</loc><lastmod>2026-03-04T00:00:00Z</lastmod></sitemap></sitemapindex>`,
  );
});

test("every other slug is a URL set that starts with the root, priority 1.0 and no date", () => {
  expect(written(sitemapTree("sitemap-article", [link], site, []))).toBe(
    `<urlset><url><loc>${site}/</loc><priority>1.0</priority></url>` +
      `<url><loc>${site}/article/what-is-rdap/</loc><lastmod>2026-03-04T00:00:00Z</lastmod><priority>0.8</priority></url></urlset>`,
  );
});

test("a root that the backend also lists appears once", () => {
  expect(sitemapTree("sitemap-pages", [{ ...link, location: `${site}/` }], site, []).content).toHaveLength(1);
});

test("without links there is a comment instead", () => {
  expect(written(sitemapTree("sitemap", [], site, []))).toBe(
    "<sitemapindex><!-- No sitemap data available --></sitemapindex>",
  );
});
