import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../../../gateway/config.ts";
import { eventually } from "../../../support/eventually.ts";
import { exchange, post } from "../../../support/exchange.ts";
import type { Exchanged } from "../../../support/exchange.ts";
import * as answers from "../../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../../support/fakes/fake-answer.ts";
import { startFakeSite } from "../../../support/fakes/fake-site.ts";

type Site = { readonly url: string };

const query = `{ document(slug: "first-words") { subject content } }`;

/** Every route that serves backend data. */
const routes: Readonly<Record<string, (site: Site) => Promise<Exchanged>>> = {
  page: (site) => exchange(site, "/article/first-words"),
  "query by GET": (site) => exchange(site, `/graphql?query=${encodeURIComponent(query)}`),
  "query by POST": (site) => post(site, { query }),
  robots: (site) => exchange(site, "/robots.txt"),
  sitemap: (site) => exchange(site, "/sitemap.xml"),
};

const secret = "secret-of-the-backend";
const bomb = gzipSync(`{"doc":[],"filler":"${"x".repeat(60_000_000)}"}`);

/** A hundred megabytes, as fast as the client reads. */
const hundredMegabytes: FakeAnswer = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = "x".repeat(64 * 1024);
  let left = 1_600;
  const pour = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) return void response.once("drain", pour);
    }
    response.end();
  };
  pour();
};

const faults: readonly { readonly name: string; readonly answer: FakeAnswer; readonly status: string | number }[] = [
  {
    name: "slow",
    answer: (response, request) => void setTimeout(() => answers.json({ doc: [] })(response, request), 2_500),
    status: "TIMEOUT_ERROR",
  },
  { name: "hung before the headers", answer: answers.hangBeforeHeaders, status: "TIMEOUT_ERROR" },
  { name: "hung in the body", answer: answers.hangInBody, status: "TIMEOUT_ERROR" },
  { name: "dripping", answer: answers.drip, status: "TIMEOUT_ERROR" },
  { name: "reset", answer: answers.reset, status: "FETCH_ERROR" },
  { name: "garbage", answer: answers.garbage, status: "FETCH_ERROR" },
  { name: "truncated", answer: answers.truncated, status: "FETCH_ERROR" },
  { name: "cut JSON", answer: answers.cutJson, status: "PARSING_ERROR" },
  { name: "empty", answer: answers.empty, status: "PARSING_ERROR" },
  { name: "null", answer: answers.nullJson, status: "PARSING_ERROR" },
  { name: "of a wrong type", answer: answers.wrongType, status: "PARSING_ERROR" },
  { name: "of another shape", answer: answers.json({ message: secret }), status: "PARSING_ERROR" },
  {
    name: "HTML with status 200",
    answer: answers.raw(`<!doctype html><title>${secret}</title>`, "text/html"),
    status: "PARSING_ERROR",
  },
  { name: "100 MB", answer: hundredMegabytes, status: "PARSING_ERROR" },
  {
    name: "a gzip bomb",
    answer: answers.raw(bomb, "application/json", { headers: { "content-encoding": "gzip" } }),
    status: "PARSING_ERROR",
  },
  { name: "a redirect", answer: answers.raw("", null, { status: 302, headers: { location: "/stolen" } }), status: 302 },
  { name: "status 500", answer: answers.json({ message: `${secret} at /srv/app.js` }, { status: 500 }), status: 500 },
  {
    name: "status 503",
    answer: answers.raw(secret, "text/html", { status: 503, headers: { "retry-after": "7200" } }),
    status: 503,
  },
];

const small = { LIMIT_UPSTREAM_BIG_BODY_BYTES: "5000000" };
// Half of the default limits, so that timeouts take half of the time.
const quick = { ...small, LIMIT_UPSTREAM_TOTAL_MS: "1000", LIMIT_UPSTREAM_SITEMAP_MS: "1500" };

/** Only what hangs is waited for in vain. */
function settingsFor(status: string | number): Readonly<Record<string, string>> {
  return status === "TIMEOUT_ERROR" ? quick : small;
}

function everyRoute(site: Site) {
  return Promise.all(Object.entries(routes).map(async ([route, ask]) => [route, await ask(site)] as const));
}

function expectNothingOfTheBackend({ body, headers }: Exchanged): void {
  expect(`${JSON.stringify(headers)} ${body.toString()}`).not.toMatch(/secret-of|\/srv\/|stolen|"filler"|127\.0\.0\.1/);
}

// oxlint-disable vitest/no-conditional-expect -- each route fails in its own form
function expectE503(route: string, answer: Exchanged, status: string | number): void {
  expectNothingOfTheBackend(answer);
  const text = answer.body.toString();
  expect(answer.headers["cache-control"]).toBe("no-store");
  if (route.startsWith("query")) {
    expect(answer.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      data: { document: null },
      errors: [{ path: ["document"], extensions: { status } }],
    });
    return;
  }
  expect({ route, status: answer.status, retryAfter: answer.headers["retry-after"] }).toEqual({
    route,
    status: 503,
    retryAfter: "10",
  });
  if (route === "robots") expect(text).toBe("User-agent: *\nDisallow: /\n");
  if (route === "sitemap") expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  if (route === "page") {
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const part of ["<title>", "Error fetching article.", "<header", "<footer", "</html>"])
      expect(text).toContain(part);
  }
}
// oxlint-enable vitest/no-conditional-expect

describe.concurrent.each(faults)("a backend that is $name", ({ answer, status }) => {
  test("and was healthy before: every route serves its copy, past freshness and after a purge", async () => {
    await using site = await startFakeSite({ settings: { ...settingsFor(status), CACHE_FRESH_SECONDS: "0.3" } });
    // On a busy machine a call may time out even when the backend is healthy.
    await eventually(
      () => everyRoute(site),
      (answers) => answers.every(([, { status }]) => status === 200),
    );
    const before = new Map(await everyRoute(site));
    site.backend.answerAll(answer);
    await eventually(
      async () => (await routes["page"]?.(site))?.headers["server-timing"],
      (timing) => String(timing).includes("stale"),
    );
    for (const isPurged of [false, true]) {
      if (isPurged) site.purge();
      for (const [route, got] of await everyRoute(site)) {
        expect({ route, isPurged, status: got.status }).toEqual({ route, isPurged, status: 200 });
        expect(got.body.toString()).toBe(before.get(route)?.body.toString());
        expect(String(got.headers["cache-control"])).toMatch(/no-store|s-maxage=0,/);
      }
    }
    expect(site.callsTo("/stolen")).toBe(0);
  });

  test("from the start: every route reports it, stores nothing, and recovers as soon as the backend does", async () => {
    await using site = await startFakeSite({ settings: settingsFor(status) });
    site.backend.answerAll(answer);
    for (const [route, got] of await everyRoute(site)) expectE503(route, got, status);
    site.heal();
    // On a busy machine a call may time out even when the backend is healthy.
    await eventually(
      () => everyRoute(site),
      (answers) => answers.every(([, { status, body }]) => status === 200 && !body.includes('"errors"')),
    );
    expect(site.callsTo("/stolen")).toBe(0);
  });
});

/** Longer than the test may take: what waited for it would never end. */
const never = "3600000";

test("a hanging backend is given up on every route within the time of one request, by default in less than 5 s", async () => {
  expect(readConfig({}).limits.LIMIT_PAGE_TOTAL_MS).toBeLessThan(5_000);
  await using site = await startFakeSite({
    settings: { LIMIT_UPSTREAM_TOTAL_MS: never, LIMIT_UPSTREAM_SITEMAP_MS: never, LIMIT_PAGE_TOTAL_MS: "2000" },
  });
  site.backend.answerAll(answers.hangBeforeHeaders);
  for (const [route, got] of await everyRoute(site)) expectE503(route, got, "TIMEOUT_ERROR");
});
