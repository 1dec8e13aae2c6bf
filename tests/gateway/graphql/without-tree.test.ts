import { expect, test } from "vitest";
import { createNavigationLoaders } from "../../../gateway/features/navigation/loaders.ts";
import { createFreshness } from "../../../gateway/graphql/freshness.ts";
import { ask } from "../../support/ask.ts";
import {
  hangBeforeHeaders,
  htmlPage,
  json,
  otherShape,
  redirect,
  reset,
} from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { openDocsApi } from "../docs-api/open-docs-api.ts";

const treeCalls = "/api/tree/";
const down = json({}, { status: 500 });
const noCache = { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" };

const lists = `{
  treeNodes(group: TAGS) { nodes { key } }
  tag: documentsByTag(slug: "dns") { ...Page }
  type: documentsByType(slug: "article") { ...Page }
  category: documentsByCategory(slug: "names", subcategory: "basics") { ...Page }
} fragment Page on DocumentGroupPage { items { slug } }`;
const page = { items: [{ slug: "first-words" }] };

test.each([
  ["400", json({ message: "Bad request." }, { status: 400 })],
  ["403", json({ message: "Forbidden." }, { status: 403 })],
  ["405", json({}, { status: 405 })],
  ["500", down],
  ["503", json({}, { status: 503 })],
  ["a redirect", redirect],
  ["an object of another shape", otherShape],
  ["a list", json([])],
  ["a page of HTML", htmlPage],
  ["a broken connection", reset],
])("a backend that answers the calls of the tree with %s needs only the specified ones", async (_what, answer) => {
  await using site = await startFakeSite({ routes: { [treeCalls]: answer } });
  const { data, errors } = await ask(site, lists);
  expect(errors).toEqual([]);
  expect(data).toEqual({ treeNodes: { nodes: [{ key: "dns" }] }, tag: page, type: page, category: page });
  for (const path of ["/tag/dns", "/type/article", "/category/names", "/category/names/basics"])
    expect((await fetch(site.url + path)).status).toBe(200);
});

test("a backend that never answers the calls of the tree needs only the specified ones", async () => {
  await using site = await startFakeSite({
    routes: { [treeCalls]: hangBeforeHeaders },
    settings: { LIMIT_UPSTREAM_TOTAL_MS: "1500", LIMIT_PAGE_TOTAL_MS: "60000" },
  });
  expect((await ask(site, lists)).errors).toEqual([]);
});

test("that the calls of the tree fail is not kept: they are made again, and used once they are answered", async () => {
  await using site = await startFakeSite({ routes: { [treeCalls]: down } });
  const read = async (limit: number) =>
    (await ask(site, `{ treeNodes(group: TAGS, limit: ${limit}) { nodes { key } } }`)).data;
  expect(await read(1)).toEqual({ treeNodes: { nodes: [{ key: "dns" }] } });
  site.backend.on(treeCalls, json({ totals: { categories: 0, types: 0, tags: 1, authors: 0 } }));
  site.backend.on(`${treeCalls}testsite/groups/tag`, json({ groups: [{ _id: "t", name: "Tags", slug: "by-levels" }] }));
  expect(await read(2)).toEqual({ treeNodes: { nodes: [{ key: "by-levels" }] } });
});

test("however often the calls of the tree fail, the specified ones are made", async () => {
  await using site = await startFakeSite({ routes: { [treeCalls]: down }, settings: noCache });
  for (let limit = 1; limit <= 40; limit += 1)
    expect((await ask(site, `{ documentsByTag(slug: "dns", limit: ${limit}) { name } }`)).errors).toEqual([]);
});

test.each([408, 429])("a refusal of the moment (%i) says nothing about the tree", async (status) => {
  await using backend = await startFakeBackend({ [treeCalls]: json({}, { status }) });
  await using site = openDocsApi(backend, { hasTree: true });
  await expect(site.api.fetchTotals()).rejects.toMatchObject({ status });
});

test("a backend that has answered the calls of the tree is never asked for the whole navigation while they fail", async () => {
  await using site = await startFakeSite({
    routes: { [treeCalls]: json({ totals: { categories: 0, types: 0, tags: 0, authors: 0 } }) },
    settings: noCache,
  });
  expect((await ask(site, '{ documentLinks(type: "article", limit: 1) { slug } }')).errors).toHaveLength(1);
  site.backend.on(treeCalls, down);
  const { data, errors } = await ask(site, '{ documentsByTag(slug: "dns") { name } }');
  expect(data).toEqual({ documentsByTag: null });
  expect(errors).toMatchObject([{ extensions: { status: 500 } }]);
  expect(site.callsTo(calls.tags)).toBe(0);
});

test("nor is the embedded one, before its first answer", async () => {
  await using backend = await startFakeBackend({ [treeCalls]: down });
  await using embedded = openDocsApi(backend, { hasTree: true });
  await using other = openDocsApi(backend);
  const readerOf = ({ api }: typeof other) => createNavigationLoaders(api, createFreshness(60_000)).treeReader();
  await expect(readerOf(embedded)).rejects.toMatchObject({ status: 500 });
  expect(await readerOf(other)).toBeNull();
});
