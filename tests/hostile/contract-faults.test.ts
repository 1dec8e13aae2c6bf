import { expect, test } from "vitest";
import { exchange } from "../support/exchange.ts";
import { json } from "../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../support/fakes/fake-site.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";
import { faultsOf, wrongAnswers } from "./support/contract-faults.ts";
import { author, documents, pagination, routes } from "./support/faulty-answers.ts";

const site = forAllTests(() => startFakeSite({ documents, routes, settings: { LIMIT_BREAKER_CALLS_COUNT: "100000" } }));

const neverSaid = /undefined|\[object Object\]|Invalid Date|\bNaN\b/;

/** The text that readers or machines see: without scripts. */
function wordsOf(type: string, text: string): string {
  return type.includes("html") ? text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "") : text;
}

async function problemsAt(path: string, statuses: readonly number[]): Promise<readonly string[]> {
  const { status, headers, body } = await exchange(site(), path);
  const said = neverSaid.exec(wordsOf(String(headers["content-type"]), body.toString()));
  return [
    ...(statuses.includes(status) ? [] : [`${path}: status ${status}`]),
    ...(said === null ? [] : [`${path}: ${said.input.slice(Math.max(0, said.index - 60), said.index + 60)}`]),
  ];
}

const publicRoutes = [
  "/",
  "/articles",
  "/articles?page=2",
  "/articles?page=9",
  "/blog",
  "/news",
  "/docs",
  "/docs/fault-1",
  "/authors",
  "/authors?page=2",
  "/authors/Ada/ada",
  "/glossary",
  "/how-to",
  "/knowledge-base",
  "/api",
  "/legal/terms",
  "/legal/privacy",
  "/tag/group",
  "/type/group",
  "/category/names",
  "/category/all/a-group",
  "/search?q=words",
  "/sitemap.xml",
  "/sitemap-article.xml",
  "/docs/sitemap-article.xml",
  "/robots.txt",
];

test.each(publicRoutes)(
  'with every field of the contract wrong in every way, %s is 200 or 404, without words such as "undefined"',
  async (route) => {
    expect(await problemsAt(route, [200, 301, 404])).toEqual([]);
  },
);

test("each document with a faulty field has its page", async () => {
  const slugs = documents.map(({ slug }) => String(slug)).filter((slug) => slug.startsWith("fault-"));
  const problems: string[] = [];
  for (const slug of slugs) problems.push(...(await problemsAt(`/article/${slug}`, [200, 404])));
  expect(problems).toEqual([]);
  expect(slugs.length).toBeGreaterThan(200);
});

const lists = [
  { path: `${calls.ofType}article`, list: "doc", routes: ["/articles", "/"] },
  { path: `${calls.ofType}glossary`, list: "doc", routes: ["/glossary"] },
  { path: `${calls.document}fault-1`, list: "doc", routes: ["/article/fault-1"] },
  { path: calls.ofAuthor, list: "results", routes: ["/authors/Ada/ada"] },
  { path: calls.authors, list: "results", routes: ["/authors"] },
  { path: calls.search, list: "docs", routes: ["/search?q=words"] },
  { path: calls.categories, list: "allCategories", routes: ["/docs", "/category/names"] },
  { path: calls.types, list: "allTypes", routes: ["/docs", "/type/group"] },
  { path: calls.tags, list: "allTags", routes: ["/docs", "/tag/group"] },
  { path: calls.users, list: "allUserDocs", routes: ["/docs"] },
  {
    path: `${calls.sitemap}sitemap-article/`,
    list: "sitemap",
    routes: ["/sitemap-article.xml", "/docs/sitemap-article.xml"],
  },
  { path: calls.robots, list: "content", routes: ["/robots.txt"] },
] as const;

test.each(lists)(
  'an answer of $path without its list is a page, a 404 or a complete 503, without words such as "undefined"',
  async ({ path, list, routes }) => {
    const answers = [
      ...Object.values(wrongAnswers),
      ...Object.values(wrongAnswers).map((value) => ({ [list]: value })),
    ];
    const problems: string[] = [];
    for (const answer of answers) {
      await using one = await startAgain(path, answer);
      for (const route of routes)
        problems.push(
          ...(await problemsAt(route, [200, 404, 503])).map(
            (problem) => `${JSON.stringify(answer)} ${one.path} ${problem}`,
          ),
        );
    }
    expect(problems).toEqual([]);
  },
);

test.each([
  { path: `${calls.ofType}article`, answer: { doc: [aWireDocument()] }, route: "/articles?page=2" },
  { path: calls.authors, answer: { results: [{ author }] }, route: "/authors?page=2" },
  { path: calls.ofAuthor, answer: { results: { allDocs: [aWireDocument()] } }, route: "/authors/Ada/ada" },
  { path: calls.search, answer: { docs: [aWireDocument()] }, route: "/search?q=words&page=2" },
])("a page of $path with wrong page information is shown at $route", async ({ path, answer, route }) => {
  const problems: string[] = [];
  for (const { name, value } of faultsOf("Pagination", pagination)) {
    await using one = await startAgain(path, { ...answer, pagination: value });
    problems.push(...(await problemsAt(route, [200])).map((problem) => `${name} ${one.path} ${problem}`));
  }
  expect(problems).toEqual([]);
});

/** Replaces an answer of the backend, and purges the gateway. */
async function startAgain(path: string, answer: unknown) {
  site().backend.on(path, json(answer));
  site().purge();
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      const before = routes[path];
      if (before) site().backend.on(path, before);
      else site().heal();
      await Promise.resolve();
    },
  };
}
