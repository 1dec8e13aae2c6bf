import { expect, test } from "vitest";
import { makeContent } from "../support/content.ts";
import { exchange, post } from "../support/exchange.ts";
import { json } from "../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../support/fakes/fake-backend.ts";
import { calls, startFakeSite } from "../support/fakes/fake-site.ts";
import { spawnGateway } from "../support/gateway-process.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";
import { fieldsOf } from "./support/contract-faults.ts";

const routes = [
  "/",
  "/articles",
  "/article/trap",
  "/docs",
  "/docs/trap",
  "/glossary",
  "/authors",
  "/authors/a/ada",
  "/news",
  "/search?q=words",
  "/sitemap.xml",
  "/sitemap-article.xml",
  "/robots.txt",
  "/changelog",
  "/faq",
  "/tag/dns",
  "/none",
];

test("an address in a field is fetched by the reader's browser only", async () => {
  await using trap = await startFakeBackend();
  const url = `${trap.url}/trap`;
  const content = `<p><a href="${url}">x</a><img src="${url}"><img srcset="${url} 2x"></p><iframe src="${url}"></iframe><script src="${url}"></script><link rel=stylesheet href="${url}"><style>@import url(${url})</style><object data="${url}"></object><video src="${url}"></video><svg><image href="${url}"/></svg><base href="${url}">`;
  const everyField = Object.fromEntries(fieldsOf("Document").map((field) => [field, url]));
  const document = aWireDocument({
    ...everyField,
    slug: "trap",
    docType: "article",
    content,
    user: [{ _id: url, name: url }],
    typeDetails: [{ name: url, slug: url }],
    tagDetails: [{ name: url, slug: url }],
    schemaMarkup: [{ markup: { "@context": url, image: url, "@id": url } }],
    location: { name: url },
    datePublished: "2026-01-02",
    lastUpdated: "2026-01-02",
    authorDetails: [],
  });
  await using files = await makeContent({
    "site.yml": `name: Testsite\nid: testsite\nsocial:\n  x: ${url}\n`,
    "changelog.yml": `- { date: 2026-01-02, title: A, type: New, description: ${url}, linkText: A, linkUrl: "${url}" }\n`,
  });
  await using site = await startFakeSite({
    documents: [document, { ...document, slug: "term", docType: "glossary" }],
    settings: { CONTENT_DIR: files.dir },
    routes: {
      [calls.authors]: json({
        results: [{ author: { _id: "ada", name: url, role: url, image: url, designation: url } }],
      }),
      [calls.robots]: json(
        { content: `Sitemap: ${url}\n` },
        { headers: { link: `<${url}>; rel=preload`, refresh: `0;url=${url}`, "content-location": url } },
      ),
      [`${calls.sitemap}sitemap-article/`]: json({ sitemap: { links: [{ linkname: url }] } }),
    },
  });
  for (const route of routes) expect((await exchange(site, route)).status).toBeLessThan(500);
  expect(
    (
      await post(site, {
        query: '{ document(slug: "trap") { content(inlineLinks: true) featuredImage { url } schemaMarkup path } }',
      })
    ).status,
  ).toBe(200);
  expect(trap.calls).toEqual([]);
});

test.each([
  [
    "a profile that is a script",
    "site.yml",
    'social:\n  x: "javascript:alert(1)"\n',
    /social\.x: expected an absolute http: or https: address/,
  ],
  ["a picture that is data", "site.yml", 'defaultImage: "data:image/svg+xml,x"\n', /defaultImage: /],
  [
    "a picture on another host by a backslash",
    "site.yml",
    'defaultImage: "/\\\\evil.example/x.png"\n',
    /defaultImage: /,
  ],
  [
    "a change that leads to a script",
    "changelog.yml",
    '- { date: 2026-01-02, title: A, type: New, description: B, linkText: C, linkUrl: "javascript:alert(1)" }\n',
    /linkUrl: /,
  ],
])("in the site's own files, %s is dropped and reported", async (_name, file, text, message) => {
  await using files = await makeContent({ [file]: text });
  await using gateway = spawnGateway({ CONTENT_DIR: files.dir, DOCS_API_URL: "http://127.0.0.1:9/api" });
  const url = await gateway.url;
  expect(gateway.output()).toMatch(message);
  const query = "{ site { socialImage socialLinks { url } changelog { linkUrl } } }";
  const shown = await Promise.all([
    exchange({ url }, "/about"),
    exchange({ url }, "/changelog"),
    post({ url }, { query }),
  ]);
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of shown)
    expect(body.toString()).not.toMatch(/javascript:alert|data:image\/svg\+xml,x|evil\.example/);
});
