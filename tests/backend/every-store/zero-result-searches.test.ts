import { expect, test } from "vitest";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at, each } from "../support/json.ts";
import { openEmptyStore } from "../support/store-place.ts";

const files = { "article/a.md": aDocument({ subject: "Domains" }, "A text on domains.") };
const path = "/api/reports/zero-result-searches/testsite";

type Site = Awaited<ReturnType<typeof openSite>>;

function search(site: Site, searchTerm: string, more: Readonly<Record<string, string>> = {}) {
  return site.request(`/docs/get-docs-by-searchterm/testsite?${new URLSearchParams({ searchTerm, ...more })}`);
}

function countsOf(body: unknown): readonly unknown[] {
  return each(body, "searches", "term").map((term, index) => [term, each(body, "searches", "count")[index]]);
}

test("zero-result searches are counted by normalized term; others are not counted", async () => {
  await using site = await openSite(files);
  for (const term of ["qqqzzz", "  QQQzzz! ", "Büro xxyy", "domains", "domaims", "   "]) await search(site, term);
  await search(site, "bbbxxx", { searchType: "blog" });
  await search(site, "cccxxx", { page: "2" });
  await search(site, "dddxxx", { purpose: "address" });
  await search(site, "eeexxx fffyyy", { purpose: "message" });
  const { body, headers } = await site.request(path);
  expect(countsOf(body)).toEqual([
    ["qqqzzz", 2],
    ["buro xxyy", 1],
  ]);
  expect(at(body, "pagination")).toMatchObject({ totalDocs: 2, page: 1 });
  expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  expect(Date.parse(String(at(body, "searches.0.lastSearched")))).toBeGreaterThanOrEqual(
    Date.parse(String(at(body, "searches.0.firstSearched"))),
  );
});

test("a term that is typed letter by letter and deleted again counts once, in its longest form", async () => {
  await using site = await openSite(files);
  for (const term of ["xxz", "xxzz", "xxzzy", "xxzzy w", "xxzzy", "xxz"]) await search(site, term);
  expect(countsOf((await site.request(path)).body)).toEqual([["xxzzy w", 1]]);
});

test("terms that may be personal addresses or numbers are not kept", async () => {
  await using site = await openSite(files);
  for (const term of ["zoe@example.org", "4111 1111 1111 1111", "+44 20 7946 0000", "error 50312"])
    await search(site, term);
  expect(countsOf((await site.request(path)).body)).toEqual([["error 50312", 1]]);
});

test("the counts survive a restart", async () => {
  await using site = await openSite(files);
  await search(site, "qqqzzz");
  await site.backend.stop();
  await using again = await site.startAgain();
  await again.request("/docs/get-docs-by-searchterm/testsite?searchTerm=qqqzzz");
  expect(countsOf((await again.request(path)).body)).toEqual([["qqqzzz", 2]]);
});

test("the report is restricted to operators: on this machine, or with the secret", async () => {
  const secret = "a secret of operators";
  await using site = await openSite(files, { PURGE_SECRET: secret });
  const forwarded = { "x-forwarded-for": "192.0.2.1" };
  const refused = await site.request(path, { headers: forwarded });
  expect(refused).toMatchObject({
    status: 401,
    body: { message: "Reports are for operators: send the value of PURGE_SECRET as a bearer token." },
  });
  expect(refused.headers.get("www-authenticate")).toBe("Bearer");
  expect((await site.request(path, { headers: { ...forwarded, authorization: `Bearer ${secret}x` } })).status).toBe(
    401,
  );
  expect((await site.request(path, { headers: { ...forwarded, authorization: `Bearer ${secret}` } })).status).toBe(200);
  expect((await site.request(path)).status).toBe(200);
  await using open = await openSite(files);
  expect((await open.request(path, { headers: { ...forwarded, authorization: "Bearer " } })).status).toBe(401);
});

test("when there are too many terms, the rarest are dropped", async () => {
  const store = await openEmptyStore();
  for (let round = 0; round < 6; round += 1) {
    store.zeroResultSearches.note("asked often", round);
    for (let number = 0; number < 999; number += 1) store.zeroResultSearches.note(`rare ${round}x${number}y`, round);
    await store.zeroResultSearches.list({ page: 1, limit: 1 });
  }
  const { items, total } = await store.zeroResultSearches.list({ page: 1, limit: 1 });
  expect(items).toMatchObject([{ term: "asked often", count: 6 }]);
  expect(total).toBe(5_000);
  await store.close();
});

test("a full list takes new searches and paths, and drops those that nobody has made for long first", async () => {
  const store = await openEmptyStore();
  const [oldMs, nowMs] = [Date.now() - 300 * 86_400_000, Date.now()];
  const manyOf = (name: string, count: number) => Array.from({ length: count }, (_, number) => `${name} x${number}y`);
  const note = async (term: string, atMs: number) => {
    store.zeroResultSearches.note(term, atMs);
    await store.zeroResultSearches.list({ page: 1, limit: 1 });
  };
  for (const [name, atMs] of [
    ["old", oldMs],
    ["late", nowMs - 1_000],
  ] as const)
    await store.missingPaths.add(
      manyOf(name, 2_500).map((path) => ({ path: `/${path}`, count: name === "old" ? 3 : 2 })),
      atMs,
    );
  await store.missingPaths.add([{ path: "/new", count: 1 }], nowMs);
  await store.missingPaths.add([{ path: "/new", count: 1 }], nowMs);
  const { items, total } = await store.missingPaths.list({ page: 1, limit: 5_000 });
  expect(total).toBe(5_000);
  expect(items.find(({ path }) => path === "/new")?.count).toBe(2);
  expect(items.filter(({ path }) => path.startsWith("/late"))).toHaveLength(2_500);
  for (let round = 0; round < 6; round += 1) {
    for (const term of manyOf(`old ${round}`, 900)) for (const _ of [1, 2]) store.zeroResultSearches.note(term, oldMs);
    await store.zeroResultSearches.list({ page: 1, limit: 1 });
  }
  await note("new", nowMs);
  await note("new", nowMs);
  const found = await store.zeroResultSearches.list({ page: 1, limit: 5_000 });
  expect(found.items.find(({ term }) => term === "new")?.count).toBe(2);
  await store.close();
});
