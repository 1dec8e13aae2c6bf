import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { exchange, post } from "../../../support/exchange.ts";
import type { Exchanged } from "../../../support/exchange.ts";
import { json, raw } from "../../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../../support/fakes/fake-answer.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

function nameOf({ headers }: IncomingMessage): string {
  return /(?:^|; )session=(\w+)/.exec(headers.cookie ?? "")?.[1] ?? "everybody";
}

/** A backend that includes the caller's identity in every answer, and sets a cookie for each caller. */
function personal(make: (name: string) => unknown): FakeAnswer {
  return (response, request) =>
    json(make(nameOf(request)), { headers: { "set-cookie": `greeted=${nameOf(request)}; Path=/; HttpOnly` } })(
      response,
      request,
    );
}

function aDocumentFor(name: string) {
  return aWireDocument({ subject: `Hello ${name}` });
}
const routes = {
  [calls.document]: personal((name) => ({ doc: [aDocumentFor(name)] })),
  [calls.ofType]: personal((name) => ({ doc: [aDocumentFor(name)] })),
  [calls.search]: personal((name) => [aDocumentFor(name)]),
  [calls.rate]: personal((name) => ({ message: `Thanks, ${name}!` })),
  [calls.robots]: personal((name) => ({ content: `User-agent: ${name}\nAllow: /\n` })),
  [`${calls.sitemap}sitemap-article/`]: personal((name) => ({
    sitemap: { links: [{ linkname: `/article/${name}` }] },
  })),
  "/media/": raw("<svg/>", "image/svg+xml", { headers: { "cache-control": "public, max-age=31536000, immutable" } }),
};
const site = forAllTests(() =>
  startFakeSite({ settings: { FORWARD_COOKIES: "session, tenant", TRUST_PROXY: "1" }, routes }),
);

const query = { query: `{ document(slug: "first-words") { subject } }` };
const publicRoutes: Readonly<Record<string, (headers: Readonly<Record<string, string>>) => Promise<Exchanged>>> = {
  "a page": (headers) => exchange(site(), "/article/first-words", { headers }),
  "a list": (headers) => exchange(site(), "/articles", { headers }),
  "the search page": (headers) => exchange(site(), "/search?q=hello", { headers }),
  "a document as Markdown": (headers) => exchange(site(), "/article/first-words.md", { headers }),
  "a document as Markdown, by what is accepted": (headers) =>
    exchange(site(), "/article/first-words", { headers: { ...headers, accept: "text/markdown" } }),
  "a feed": (headers) => exchange(site(), "/feeds/type/article.rss", { headers }),
  "an operation by POST": (headers) => post(site(), query, headers),
  "an operation by GET": (headers) =>
    exchange(site(), `/graphql?${new URLSearchParams(query).toString()}`, { headers }),
  "a rating": (headers) =>
    post(
      site(),
      { query: `mutation { rateDocument(slug: "first-words", rating: 4) { ... on RatingReceived { message } } }` },
      headers,
    ),
  "robots.txt": (headers) => exchange(site(), "/robots.txt", { headers }),
  "a sitemap": (headers) => exchange(site(), "/sitemap-article.xml", { headers }),
};

function namesIn({ body }: Exchanged): readonly string[] {
  return [...new Set(body.toString().match(/\b(?:vera|grace|everybody)\b/g) ?? [])];
}
function greeted({ headers }: Exchanged): unknown {
  return headers["set-cookie"];
}

test.each(Object.entries(publicRoutes))(
  "%s: visitors with two different cookies and without any, concurrently and repeatedly, each get their own answer",
  async (_name, open) => {
    for (let round = 0; round < 3; round += 1) {
      const ip = { "x-forwarded-for": `198.51.100.${round}` };
      const [other, vera, grace] = await Promise.all([
        open(ip),
        open({ ...ip, cookie: "theme=dark; session=vera" }),
        open({ ...ip, cookie: "session=grace" }),
      ]);
      expect([other, vera, grace].map(({ status }) => status)).toEqual([200, 200, 200]);
      expect([namesIn(other), namesIn(vera), namesIn(grace)]).toEqual([["everybody"], ["vera"], ["grace"]]);
      expect([vera, grace].map(({ headers }) => headers["content-type"])).toEqual([
        other.headers["content-type"],
        other.headers["content-type"],
      ]);
      expect([vera, grace].map(({ headers }) => headers["cache-control"])).toEqual([
        "private, no-store",
        "private, no-store",
      ]);
      expect([vera, grace].map(({ headers }) => headers.etag)).toEqual([undefined, undefined]);
      expect([greeted(other), greeted(vera), greeted(grace)]).toEqual([
        undefined,
        ["greeted=vera; Path=/; HttpOnly"],
        ["greeted=grace; Path=/; HttpOnly"],
      ]);
    }
  },
);

test("every call for such a request has the configured cookies unchanged, and no other header of the visitor", async () => {
  const before = site().backend.calls.length;
  const headers = {
    cookie: "theme=dark; tenant=a=b; session=vera; _ga=1",
    authorization: "Bearer secret",
    "accept-language": "de",
    "x-forwarded-for": "198.51.100.7",
    referer: "https://elsewhere.example/",
  };
  await exchange(site(), "/article/first-words", { headers });
  await post(
    site(),
    { query: `{ document(slug: "first-words") { subject } documents(type: "article") { items { slug } } }` },
    headers,
  );
  const made = site().backend.calls.slice(before);
  expect(made.length).toBeGreaterThan(3);
  expect(new Set(made.map((call) => call.headers.cookie))).toEqual(new Set(["tenant=a=b; session=vera"]));
  for (const call of made)
    for (const name of ["authorization", "accept-language", "x-forwarded-for", "referer"])
      expect(call.headers[name]).toBeUndefined();
});

test("such an answer is not stored: the next request calls the backend again, and requests without the cookie are still served from memory", async () => {
  const open = (headers = {}) => exchange(site(), "/article/first-words", { headers });
  await open();
  for (let time = 0; time < 2; time += 1) {
    const before = site().callsTo(calls.document);
    await open({ cookie: "session=vera" });
    expect(site().callsTo(calls.document)).toBe(before + 1);
    const others = await open();
    expect(others.headers["server-timing"]).toContain("hit");
    expect(namesIn(others)).toEqual(["everybody"]);
    expect(site().callsTo(calls.document)).toBe(before + 1);
  }
});

test("other cookies are ignored: they reach no backend, and the answer is shared", async () => {
  await using own = await startFakeSite({ settings: { FORWARD_COOKIES: "session" }, routes });
  const first = await exchange(own, "/article/first-words", {
    headers: { cookie: "theme=dark; sessions=vera; xsession=vera" },
  });
  expect(namesIn(first)).toEqual(["everybody"]);
  expect(own.backend.calls.map(({ headers }) => headers.cookie)).toEqual(own.backend.calls.map(() => undefined));
  expect((await exchange(own, "/article/first-words")).headers["server-timing"]).toContain("hit");
});

test("without FORWARD_COOKIES no cookie is forwarded, and the backend's own cookies reach no visitor", async () => {
  await using closed = await startFakeSite({ routes });
  for (const answer of [
    await exchange(closed, "/article/first-words", { headers: { cookie: "session=vera" } }),
    await post(closed, query, { cookie: "session=vera" }),
  ]) {
    expect([namesIn(answer), greeted(answer)]).toEqual([["everybody"], undefined]);
  }
});

test("a picture requested with such a cookie is not cacheable, one without is", async () => {
  const picture = "/media/abc.svg";
  expect((await exchange(site(), picture, { headers: { cookie: "session=vera" } })).headers["cache-control"]).toBe(
    "private, no-store",
  );
  expect((await exchange(site(), picture)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const [mine, others] = site()
    .backend.calls.filter(({ url }) => url === picture)
    .map(({ headers }) => headers.cookie);
  expect([mine, others]).toEqual(["session=vera", undefined]);
});

test("a backend that fails for one visitor's cookies still works for everyone else", async () => {
  const failing: FakeAnswer = (response, request) =>
    (nameOf(request) === "everybody" ? json({ doc: [aDocumentFor("everybody")] }) : json({}, { status: 500 }))(
      response,
      request,
    );
  await using own = await startFakeSite({
    settings: { FORWARD_COOKIES: "session" },
    routes: { ...routes, [calls.document]: failing },
  });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, number) =>
      (await post(own, query, { cookie: `session=v${number}` })).body.toString().includes("HTTP_500"),
    ),
  );
  expect(statuses).toContain(true);
  for (let number = 0; number < 5; number += 1)
    expect((await exchange(own, `/article/unseen-${number}`)).status).toBe(200);
});

test("one visitor's robots.txt and sitemap never become the last good copy", async () => {
  await using own = await startFakeSite({ settings: { FORWARD_COOKIES: "session" }, routes });
  for (const path of ["/robots.txt", "/sitemap-article.xml"])
    await exchange(own, path, { headers: { cookie: "session=vera" } });
  await own.backend.stop();
  expect((await exchange(own, "/robots.txt")).body.toString()).toBe("User-agent: *\nDisallow: /\n");
  expect((await exchange(own, "/sitemap-article.xml")).status).toBe(503);
});
