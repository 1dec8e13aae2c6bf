import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { buildFolders } from "../../../gateway/pages/build/build-folders.ts";
import { exchange } from "../../support/exchange.ts";
import type { Exchanged, ExchangeOptions } from "../../support/exchange.ts";
import { json, raw } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { bestGrade, gradeOf, scoreOf } from "../../support/browser/observatory.ts";
import { sendRaw } from "../../support/raw-request.ts";

const site = forAllTests(() =>
  startFakeSite({
    settings: { FORWARD_COOKIES: "session", LIMIT_SEARCHES_PER_MINUTE: "1", PURGE_SECRET: "a-secret-of-a-test" },
    routes: {
      [`${calls.document}down`]: json({}, { status: 500 }),
      "/media/": raw("<svg/>", "image/svg+xml"),
      "/api/newsletter/testsite/unsubscribe": json({ message: "Done." }),
    },
  }),
);

function asset(ending: string): string {
  return `/assets/${readdirSync(new URL(`../../../${buildFolders.browser}/assets`, import.meta.url)).find((name) => name.endsWith(ending)) ?? `none${ending}`}`;
}
function body(text: string, type = "application/json"): ExchangeOptions {
  return {
    method: "POST",
    headers: { "content-type": type },
    body: text,
  };
}
function search(term: string): ExchangeOptions {
  return body(JSON.stringify({ query: `{ search(term: "${term}") { pagination { page } } }` }));
}

const kinds: readonly (readonly [string, number, string, ExchangeOptions?])[] = [
  // First, because unknown addresses below count as searches too.
  ["a search", 200, "/graphql", search("one")],
  ["a search too many", 429, "/graphql", search("two")],
  ["a page of results too many", 429, "/search?q=three"],
  ["a page", 200, "/article/first-words"],
  ["a page that the browser has", 304, "/article/first-words", { headers: { "if-none-match": "*" } }],
  ["a page without its body", 200, "/article/first-words", { method: "HEAD" }],
  ["a page of one visitor", 200, "/article/first-words", { headers: { cookie: "session=1" } }],
  ["a list", 200, "/articles?page=1"],
  ["a page that moved", 301, "/first-words"],
  ["a page that is not there", 404, "/nowhere"],
  ["an address that cannot be read", 404, "/%E0%A4%A"],
  ["a page whose data failed", 503, "/article/down"],
  ["robots.txt", 200, "/robots.txt"],
  ["a sitemap", 200, "/sitemap.xml"],
  ["a document as Markdown", 200, "/article/first-words.md"],
  ["a document as JSON", 200, "/article/first-words.json"],
  ["a feed", 200, "/feeds/all.rss"],
  ["the map for language models", 200, "/llms.txt"],
  ["a message of the Model Context Protocol that is none", 400, "/mcp", body("{")],
  ["the playground", 200, "/playground"],
  ["a script", 200, asset(".js")],
  ["a style sheet", 200, asset(".css")],
  ["a font", 200, asset(".woff2")],
  ["a file that is not there", 404, "/assets/none.js"],
  ["the site's mark", 200, "/mark.svg"],
  ["the service worker", 200, "/sw.js"],
  ["a picture of the content", 200, "/media/abc.svg"],
  ["a picture that is not there", 404, "/media/none"],
  ["an operation by GET", 200, "/graphql?query={site{name}}"],
  ["an operation by POST", 200, "/graphql", body(`{"query":"{ site { name } }"}`)],
  ["an operation about the visitor", 200, "/graphql", body(`{"query":"{ viewer { ip } }"}`)],
  ["an operation that is none", 400, "/graphql", body("{")],
  ["an operation that is too complex", 400, "/graphql", body(JSON.stringify({ query: "{".repeat(100) }))],
  ["a body of another type", 415, "/graphql", body("a=b", "application/x-www-form-urlencoded")],
  ["a body that is too large", 413, "/graphql", body(" ".repeat(200_000))],
  ["a method that is not allowed", 405, "/", { method: "DELETE" }],
  ["an address that is too long", 414, `/${"x".repeat(5_000)}`],
  ["another host", 421, "/", { headers: { host: "elsewhere.example" } }],
  [
    "a mutation from elsewhere",
    403,
    "/graphql",
    {
      ...body(`{"query":"mutation { undoRating(slug: \\"first-words\\") { __typename } }"}`),
      headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
    },
  ],
  [
    "a click in a mail",
    200,
    "/newsletter/unsubscribe?token=0123456789abcdef",
    body("List-Unsubscribe=One-Click", "application/x-www-form-urlencoded"),
  ],
  ["health", 200, "/operations/health"],
  ["what only operators may", 401, "/operations/purge", body("{}")],
];

test.each(kinds.map(([what, status, path, options]) => ({ what, status, path, options })))(
  "$what ($status) has the Observatory's best grade",
  async ({ status, path, options }) => {
    const answer = await exchange(site(), path, options);
    expect(answer.status).toBe(status);
    expectBest(answer);
  },
);

test.each([
  ["headers that are too large", 431, `x-filler: ${"x".repeat(17_000)}`],
  ["what is no HTTP", 400, "no header at all"],
])("%s (%i) too", async (_name, status, header) => {
  const [head = ""] = (await sendRaw(site().url, "GET / HTTP/1.1", header)).split("\r\n\r\n");
  const lines = head.split("\r\n");
  expect(lines[0]).toContain(` ${status} `);
  const pairs = lines
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)] as const);
  expectBest({ headers: Object.fromEntries(pairs), names: pairs.map(([name]) => name) });
});

function expectBest(answer: Pick<Exchanged, "headers" | "names"> & { readonly body?: Buffer }): void {
  const scored = scoreOf(answer);
  expect(scored.filter(({ points }) => points < 0)).toEqual([]);
  expect(gradeOf(scored)).toBeGreaterThanOrEqual(
    bestGrade + (stylesItself(answer) ? 20 : 30) - (isReadElsewhere(answer) ? 10 : 0),
  );
}

/** Answers that other sites may read cannot get the points for cross-origin restrictions (decision 0031). */
function isReadElsewhere({ headers }: Pick<Exchanged, "headers">): boolean {
  return headers["access-control-allow-origin"] === "*" && headers["cross-origin-resource-policy"] === "cross-origin";
}

/** A picture may style itself, in a sandbox, and so may the playground's editor (reliability, "injected script despite all"). */
function stylesItself({ headers }: Pick<Exchanged, "headers">): boolean {
  return (
    String(headers["content-security-policy"]).includes("style-src 'self' 'unsafe-inline'") ||
    String(headers["content-security-policy"]).includes("sandbox")
  );
}

test("each rule fails when its header is missing or wrong", async () => {
  const { headers, names } = await exchange(site(), "/article/first-words");
  const pointsWith = (name: string, value: string | undefined, rule = name) =>
    scoreOf({ headers: { ...headers, [name]: value }, names }).find((scored) => scored.rule === rule)?.points ?? 0;
  const policy = String(headers["content-security-policy"]);
  expect([
    pointsWith("content-security-policy", undefined),
    pointsWith("content-security-policy", policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    pointsWith("content-security-policy", policy.replace("img-src", "img-src http:")),
    pointsWith("referrer-policy", "unsafe-url"),
    pointsWith("strict-transport-security", "max-age=300"),
    pointsWith("x-content-type-options", undefined),
    pointsWith("access-control-allow-origin", "https://elsewhere.example", "cross-origin-resource-sharing"),
    scoreOf({
      headers: { ...headers, "content-security-policy": "default-src 'none'", "x-frame-options": undefined },
      names,
    }).find(({ rule }) => rule === "x-frame-options")?.points,
    scoreOf({ headers: { ...headers, "set-cookie": ["a=b"] }, names }).find(({ rule }) => rule === "cookies")?.points,
  ]).toEqual([-25, -20, -20, -5, -20, -5, -50, -20, -40]);
});
