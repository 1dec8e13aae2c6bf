import { expect, test } from "vitest";
import { FeaturesYml } from "../../../content-folder/site-definition/features-yml.ts";
import { toRobots } from "../../../gateway/features/robots/resolvers.ts";
import { linksPerTurn, toSitemapLinks } from "../../../gateway/features/sitemap/links.ts";
import { ask } from "../../support/ask.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { held, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { makeDataDir } from "../../support/gateway-process.ts";

const settings = { SITE_URL: "https://docs.example" };
const article = `${calls.sitemap}sitemap-article/`;

/** A sitemap of two parts. Files need no documents, and `images` none to be read. */
function generation(name: string, count = 50_000) {
  return json({
    sitemap: {
      links: Array.from({ length: count }, (_, index) => ({ linkname: `/files/${name}-${index}.pdf`, images: [] })),
    },
  });
}

const partsOf = ["/sitemap-article.xml", "/sitemap-article-part-2.xml"];

/** The generation of each part, each fetched by its own request. */
async function generations(site: { readonly url: string }) {
  const found: (string | null)[] = [];
  for (const part of partsOf)
    found.push(/\/files\/(\w+)-\d+\.pdf/.exec((await exchange(site, part)).body.toString())?.[1] ?? null);
  return found;
}

test("a part requested after the backend has changed belongs to the same generation as the earlier parts", async () => {
  await using site = await startFakeSite({ settings, routes: { [article]: generation("old") } });
  const [first] = await generations(site);
  site.backend.on(article, generation("new"));
  expect([first, ...(await generations(site))]).toEqual(["old", "old", "old"]);
  site.purge();
  expect(await generations(site)).toEqual(["new", "new"]);
});

test("while a set is rebuilt the old one is served as a whole, then the new one", async () => {
  await using site = await startFakeSite({
    settings: { ...settings, CACHE_FRESH_SECONDS: "1" },
    routes: { [article]: generation("old") },
  });
  expect(await generations(site)).toEqual(["old", "old"]);
  const { answer, release } = held(generation("new"));
  site.backend.on(article, answer);
  const before = site.callsTo(article);
  await eventually(
    async () => (await generations(site), site.callsTo(article)),
    (made) => made > before,
  );
  expect(await generations(site)).toEqual(["old", "old"]);
  release();
  await eventually(
    () => generations(site),
    (found) => found.includes("new"),
  );
  const later = await generations(site);
  expect(new Set(later).size).toBe(1);
});

test("a backend that fails half-way leaves the old set, after a restart too", async () => {
  await using data = await makeDataDir();
  {
    await using site = await startFakeSite({
      settings: { ...settings, DATA_DIR: data.dir, CACHE_STALE_SECONDS: "0" },
      routes: { [article]: generation("old") },
    });
    expect(await generations(site)).toEqual(["old", "old"]);
    let asked = 0;
    site.backend.on(article, (response, request) => {
      asked += 1;
      (asked === 1 ? json({}, { status: 500 }) : generation("new"))(response, request);
    });
    site.purge();
    expect(await generations(site)).toEqual(["old", "old"]);
  }
  await using restarted = await startFakeSite({
    settings: { ...settings, DATA_DIR: data.dir },
    routes: { [article]: json({}, { status: 400 }) },
  });
  expect(await generations(restarted)).toEqual(["old", "old"]);
  expect((await exchange(restarted, "/sitemap-article-part-3.xml")).status).toBe(404);
});

test("entries that sitemaps.org forbids are dropped and counted", async () => {
  const links = [
    "/a",
    "/a/",
    "https://docs.example/a",
    "http://docs.example/b",
    "https://elsewhere.example/c",
    "https://docs.example:8443/d",
    "/%E0%A4%A",
    "/x%zz",
    "/ünï code",
    "/e#part",
    `/${"l".repeat(2_048)}`,
    "mailto:a@b.example",
    "//elsewhere.example/f",
    "https://user:pass@docs.example/g",
  ];
  await using site = await startFakeSite({
    settings,
    routes: { [article]: json({ sitemap: { links: links.map((linkname) => ({ linkname })) } }) },
  });
  const { data } = await ask(
    site,
    '{ sitemap(slug: "sitemap-article") { total dropped links { location } second: links(offset: 1, limit: 1) { location } } }',
  );
  const locations = ["a", "b", "%C3%BCn%C3%AF%20code", "e", "g"].map((path) => ({
    location: `https://docs.example/${path}`,
  }));
  expect(data?.sitemap).toEqual({ total: 5, dropped: 9, links: locations, second: [locations[1]] });
  const xml = (await exchange(site, "/sitemap-article.xml")).body.toString();
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)).toEqual([
    "https://docs.example/",
    ...locations.map(({ location }) => `${location}/`),
  ]);
});

test("a long sitemap is processed in batches of a few hundred links per event-loop turn", async () => {
  const link = { lastmoddate: null, priority: 0.5, images: null, count: null };
  let turns = 0;
  const { links } = await toSitemapLinks(
    { links: Array.from({ length: 60_000 }, (_, index) => ({ ...link, linkname: `/article/a-${index}` })) },
    { url: "https://docs.example", types: { removed: [], all: [] }, features: FeaturesYml.parse({}) },
    async () => void (turns += 1),
  );
  expect(links).toHaveLength(60_000);
  expect(linksPerTurn).toBeLessThanOrEqual(500);
  expect(turns).toBeGreaterThanOrEqual(60_000 / linksPerTurn - 1);
});

test.each([
  ["blank", ""],
  ["of spaces", " \n\t\n"],
  ["null", null],
])(
  "robots text that is %s leaves the last good copy; without one everything is blocked for now",
  async (_what, content) => {
    await using site = await startFakeSite({ settings: { ...settings, CACHE_STALE_SECONDS: "0" } });
    const good = (await exchange(site, "/robots.txt")).body.toString();
    site.backend.on(calls.robots, json({ content }));
    site.purge();
    const { status, body } = await exchange(site, "/robots.txt");
    expect({ status, text: body.toString() }).toEqual({ status: 200, text: good });
    await using fresh = await startFakeSite({ settings, routes: { [calls.robots]: json({ content }) } });
    const never = await exchange(fresh, "/robots.txt");
    expect({ status: never.status, text: never.body.toString() }).toEqual({
      status: 503,
      text: "User-agent: *\nDisallow: /\n",
    });
  },
);

test("robots text is cut at 500 KiB at the end of a line, and still names the sitemap", async () => {
  const rule = "Disallow: /ünï/private\n";
  const long = `User-agent: *\n${rule.repeat(30_000)}Sitemap: https://docs.example/other.xml\n`;
  await using site = await startFakeSite({ settings, routes: { [calls.robots]: json({ content: long }) } });
  const text = (await exchange(site, "/robots.txt")).body.toString();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500 * 1024);
  expect(Buffer.byteLength(text)).toBeGreaterThan(500 * 1024 - 200);
  expect(text.endsWith(`${rule}\nSitemap: https://docs.example/sitemap.xml\n`)).toBe(true);
  expect(toRobots("a".repeat(600 * 1024), "https://docs.example")).toBe(
    "\n\nSitemap: https://docs.example/sitemap.xml\n",
  );
});

test("a sitemap whose name has letters beyond ASCII is XML at its address", async () => {
  const links = json({ sitemap: { links: [{ linkname: "/article/a", images: [] }] } });
  await using site = await startFakeSite({ settings, routes: { [`${calls.sitemap}caf%C3%A9/`]: links } });
  for (const path of ["/caf%C3%A9.xml", "/c%61f%c3%a9.xml"]) {
    const { headers, body } = await exchange(site, path);
    expect({ path, type: headers["content-type"], text: body.toString() }).toMatchObject({
      path,
      type: expect.stringContaining("application/xml"),
      text: expect.stringContaining("https://docs.example/article/a/"),
    });
  }
});
