import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";

const settings = { SITE_URL: "https://docs.example/" };
function sitemapOf(...links: readonly unknown[]) {
  return { [calls.sitemap]: json({ sitemap: { links } }) };
}

test("sitemap links are absolute, priorities are between 0 and 1, and invalid dates are null", async () => {
  const routes = sitemapOf(
    { linkname: "/article/a", lastmoddate: "2026-01-02", priority: "0.8" },
    { linkname: "https://docs.example/x?a=1&b=2", lastmoddate: "yesterday", priority: 7 },
    { linkname: "article/b", priority: -1 },
    { linkname: "javascript:alert(1)" },
    { linkname: "/article/c", priority: "much" },
    { lastmoddate: "2026-01-02" },
  );
  await using site = await startFakeSite({ settings, routes });
  const { data, errors } = await ask(site, "{ sitemap { slug links { location lastModified priority } } }");
  expect(errors).toEqual([]);
  expect(data?.sitemap).toEqual({
    slug: "sitemap",
    links: [
      { location: "https://docs.example/article/a", lastModified: "2026-01-02T00:00:00Z", priority: 0.8 },
      { location: "https://docs.example/x?a=1&b=2", lastModified: null, priority: 1 },
      { location: "https://docs.example/article/b", lastModified: null, priority: 0 },
      { location: "https://docs.example/article/c", lastModified: null, priority: 0.5 },
    ],
  });
  expect(site.backend.calls[0]?.url).toBe("/docs/sitemap/sitemap/testsite");
});

test("a missing sitemap is null without an error; a failed one is null with an error", async () => {
  await using site = await startFakeSite({
    routes: {
      [`${calls.sitemap}none`]: json({ message: "No." }, { status: 404 }),
      [`${calls.sitemap}broken`]: json({}, { status: 500 }),
    },
  });
  expect(await ask(site, `{ sitemap(slug: "none") { slug } }`)).toMatchObject({ data: { sitemap: null }, errors: [] });
  expect(await ask(site, `{ sitemap(slug: "broken") { slug } }`)).toMatchObject({
    data: { sitemap: null },
    errors: [{ extensions: { code: "HTTP_500" } }],
  });
});

test("robots is the backend's text, with the sitemap line added when it is missing", async () => {
  await using site = await startFakeSite({ settings });
  expect((await ask(site, "{ robots { content } }")).data?.robots).toEqual({
    content: "User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n",
  });
});

test("robots that names a sitemap is unchanged", async () => {
  const content = "User-agent: *\n  SITEMAP : https://other.example/map.xml";
  await using site = await startFakeSite({ settings, routes: { [calls.robots]: json({ content }) } });
  expect((await ask(site, "{ robots { content } }")).data?.robots).toEqual({ content });
});

test("robots that cannot be fetched is null with an error", async () => {
  await using site = await startFakeSite({ routes: { [calls.robots]: json({ text: "no content" }) } });
  expect(await ask(site, "{ robots { content } }")).toMatchObject({
    data: { robots: null },
    errors: [{ path: ["robots"], extensions: { code: "PARSING_ERROR" } }],
  });
});
