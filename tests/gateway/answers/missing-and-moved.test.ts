import { expect, test } from "vitest";
import { stopClock } from "../../support/clock.ts";
import { exchange, post } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { eventually } from "../../support/eventually.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const quick = { CACHE_FRESH_SECONDS: "0" };

test("a missing page is no-store for caches and remembered here: a flood calls the backend once in 5 s", async () => {
  using clock = stopClock();
  await using site = await startFakeSite({ settings: quick });
  for (let times = 0; times < 10; times += 1) {
    const { status, headers } = await exchange(site, times % 2 === 0 ? "/article/none" : "/article/none/?x=1");
    expect({ status, kept: headers["cache-control"] }).toEqual({ status: 404, kept: "no-store" });
    clock.pass(0.49);
  }
  expect(site.callsTo(`${calls.document}none`)).toBe(1);
  clock.pass(0.2);
  expect((await exchange(site, "/article/none")).status).toBe(404);
  await expect.poll(() => site.callsTo(`${calls.document}none`)).toBe(2);
});

test("a missing page exists as soon as a purge says so", async () => {
  await using site = await startFakeSite();
  expect((await exchange(site, "/article/late")).status).toBe(404);
  site.backend.on(calls.document, json({ doc: [aWireDocument({ slug: "late" })] }));
  site.purge();
  expect((await exchange(site, "/article/late")).status).toBe(200);
});

test("a document that the backend has dropped disappears without a purge: its copy does not survive the refresh", async () => {
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "0.5" } });
  expect((await exchange(site, "/article/first-words")).status).toBe(200);
  expect((await exchange(site, "/robots.txt")).status).toBe(200);
  site.backend.on(calls.document, json({ doc: [] }));
  await eventually(
    async () => (await exchange(site, "/article/first-words")).status,
    (status) => status === 404,
  );
});

test("a short address redirects to the document's own, for 60 s, and keeps nothing of the request but its query", async () => {
  await using site = await startFakeSite({
    documents: [aWireDocument(), aWireDocument({ slug: "ünï \r\n", subject: "Odd" })],
  });
  for (const [path, to] of [
    ["/first-words", "/article/first-words"],
    ["/first-words/?to=//evil.example", "/article/first-words?to=//evil.example"],
    ["/%C3%BCn%C3%AF%20%0D%0A", "/article/%C3%BCn%C3%AF%20%0D%0A"],
  ]) {
    const { status, headers } = await exchange(site, path ?? "", { headers: { "x-forwarded-host": "evil.example" } });
    expect({ status, location: headers.location, kept: headers["cache-control"] }).toEqual({
      status: 301,
      location: to,
      kept: "public, max-age=60",
    });
  }
});

test.each(["how-to", "knowledge-base", "api"])(
  "/%s redirects to its first guide for 60 s, so that another first guide can replace it",
  async (docType) => {
    await using site = await startFakeSite({
      documents: [aWireDocument({ slug: "first", docType }), aWireDocument({ slug: "second", docType })],
    });
    for (const [path, query] of [
      [`/${docType}`, ""],
      [`/${docType}/`, ""],
      [`/${docType}?utm_source=mail`, "?utm_source=mail"],
    ] as const) {
      const { status, headers } = await exchange(site, path);
      expect({ status, location: headers.location, kept: headers["cache-control"] }).toEqual({
        status: 301,
        location: `/${docType}/first${query}`,
        kept: "public, max-age=60",
      });
    }
  },
);

test("a slug with slashes or another host cannot redirect off the site", async () => {
  await using site = await startFakeSite({
    documents: [
      aWireDocument({ slug: "/evil.example", docType: "" }),
      aWireDocument({ slug: "evil.example", docType: "//evil.example" }),
    ],
  });
  for (const path of ["/%2Fevil.example", "//evil.example", "/evil.example", "/\\evil.example"]) {
    const { status, headers } = await exchange(site, path);
    expect([301, 404]).toContain(status);
    expect(headers.location ?? "/article/").toMatch(/^\/article\//);
  }
});

function pages(asked: number) {
  return {
    totalDocs: 24,
    totalPages: 2,
    page: asked,
    limit: 12,
    hasNextPage: asked < 2,
    hasPrevPage: asked > 1,
  };
}

test("a page beyond the last is not stored, so invented numbers take no room", async () => {
  await using site = await startFakeSite({
    routes: {
      [`${calls.ofType}article`]: (response, request) => {
        const asked = Number(new URL(request.url ?? "", "http://backend").searchParams.get("page"));
        json({ doc: asked <= 2 ? [aWireDocument()] : [], pagination: pages(asked) })(response, request);
      },
    },
  });
  const kept = async (path: string) => String((await exchange(site, path)).headers["cache-control"]);
  expect(await kept("/articles?page=2")).toContain("s-maxage");
  expect(await kept("/articles?page=3")).toBe("no-store");
  expect(String((await exchange(site, "/articles?page=3")).headers["server-timing"])).toContain("miss");
});

test("a query for a missing document is stored like any other answer", async () => {
  await using site = await startFakeSite();
  for (const source of ["miss", "hit"]) {
    const { status, headers, body } = await post(site, { query: `{ document(slug: "none") { slug } }` });
    expect({ status, body: body.toString().trim() }).toEqual({ status: 200, body: '{"data":{"document":null}}' });
    expect(headers["server-timing"]).toContain(source);
  }
});
