import { gql, InMemoryCache } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDataLayer } from "../../../client/data/apollo-client.ts";
import type { DataLayer } from "../../../client/data/apollo-client.ts";
import { retentionMs } from "../../../client/data/retention.ts";
import { collectGarbage } from "../../support/collect-garbage.ts";
import { answeringLink } from "./answering-link.ts";

const DocumentQuery = gql`query DocumentQuery($slug: String!) { document(slug: $slug) { slug subject } }`;
const SiteQuery = gql`query SiteQuery { site { name } }`;
const BothQuery = gql`query BothQuery($slug: String!) { site { name } aliased: document(slug: $slug) { slug subject } }`;
const RelatedQuery = gql`query RelatedQuery { documents(type: "article") { items { slug subject } } }`;

function documentOf(slug: unknown) {
  return { __typename: "Document", slug, subject: `Subject of ${String(slug)}` };
}
const site = { __typename: "Site", name: "Testsite" };

function open() {
  const { link, asked } = answeringLink(({ slug }, name) => {
    if (slug === "failing")
      return {
        data: { document: null },
        errors: [
          { message: "It failed.", path: ["document"], extensions: { code: "FETCH_ERROR", status: "FETCH_ERROR" } },
        ],
      };
    if (name === "RelatedQuery")
      return { data: { documents: { __typename: "DocumentPage", items: [documentOf("a")] } } };
    return { data: { site, document: documentOf(slug), aliased: documentOf(slug) } };
  });
  return { dataLayer: createDataLayer(link), asked };
}

async function load({ client }: DataLayer, slug: string): Promise<void> {
  return void (await client.query({ query: DocumentQuery, variables: { slug } }));
}
function cacheOf({ client }: DataLayer): NormalizedCacheObject {
  return client.cache instanceof InMemoryCache ? client.cache.extract() : {};
}
function readObject({ client }: DataLayer, slug: string): object {
  const answer = client.readQuery<{ readonly document: object }>({ query: DocumentQuery, variables: { slug } });
  if (answer === null) throw new Error(`The document ${slug} was not loaded.`);
  return answer.document;
}
function rootFields(dataLayer: DataLayer): readonly string[] {
  return Object.keys(cacheOf(dataLayer).ROOT_QUERY ?? {}).filter((name) => name !== "__typename");
}
function documentsIn(dataLayer: DataLayer): readonly string[] {
  return Object.keys(cacheOf(dataLayer)).filter((id) => id.startsWith("Document:"));
}
function field(slug: string): string {
  return `document({"slug":"${slug}"})`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a result is dropped 60 seconds after its last user is gone, not earlier", async () => {
  const { dataLayer } = open();
  await load(dataLayer, "a");
  const leave = dataLayer.retention.retain(DocumentQuery, { slug: "a" });
  vi.advanceTimersByTime(10 * retentionMs);
  expect(rootFields(dataLayer)).toEqual([field("a")]);
  leave();
  vi.advanceTimersByTime(59_999);
  expect(rootFields(dataLayer)).toEqual([field("a")]);
  vi.advanceTimersByTime(1);
  expect(rootFields(dataLayer)).toEqual([]);
  expect(documentsIn(dataLayer)).toEqual([]);
});

test("a result that another user still needs stays", async () => {
  const { dataLayer } = open();
  await load(dataLayer, "a");
  const leaveFirst = dataLayer.retention.retain(DocumentQuery, { slug: "a" });
  const leaveSecond = dataLayer.retention.retain(DocumentQuery, { slug: "a" });
  leaveFirst();
  vi.advanceTimersByTime(10 * retentionMs);
  expect(rootFields(dataLayer)).toEqual([field("a")]);
  leaveSecond();
  vi.advanceTimersByTime(retentionMs);
  expect(rootFields(dataLayer)).toEqual([]);
});

test("what was read from a dropped result is freed, once nothing waits to be dropped", async () => {
  const { dataLayer } = open();
  await load(dataLayer, "a");
  await load(dataLayer, "b");
  const read = new WeakRef(readObject(dataLayer, "a"));
  dataLayer.retention.retain(DocumentQuery, { slug: "a" })();
  vi.advanceTimersByTime(30_000);
  dataLayer.retention.retain(DocumentQuery, { slug: "b" })();
  vi.advanceTimersByTime(30_000);
  await collectGarbage();
  expect(documentsIn(dataLayer)).toEqual(['Document:{"slug":"b"}']);
  expect(read.deref()).toBeDefined();
  vi.advanceTimersByTime(30_000);
  await collectGarbage();
  expect(read.deref()).toBeUndefined();
});

test("a new user within the 60 seconds keeps the result, and restarts the time", async () => {
  const { dataLayer, asked } = open();
  await load(dataLayer, "a");
  dataLayer.retention.retain(DocumentQuery, { slug: "a" })();
  vi.advanceTimersByTime(59_000);
  const leave = dataLayer.retention.retain(DocumentQuery, { slug: "a" });
  vi.advanceTimersByTime(retentionMs);
  expect(rootFields(dataLayer)).toEqual([field("a")]);
  leave();
  vi.advanceTimersByTime(59_999);
  await load(dataLayer, "a");
  expect(asked).toEqual(["DocumentQuery"]);
  vi.advanceTimersByTime(1);
  await load(dataLayer, "a");
  expect(asked).toEqual(["DocumentQuery", "DocumentQuery"]);
});

test("a failed result is dropped as soon as it is unused: the next visit requests it again", async () => {
  const { dataLayer, asked } = open();
  await load(dataLayer, "failing");
  const leave = dataLayer.retention.retain(DocumentQuery, { slug: "failing" });
  vi.advanceTimersByTime(retentionMs);
  expect(rootFields(dataLayer)).toEqual([field("failing")]);
  leave();
  vi.advanceTimersByTime(0);
  expect(rootFields(dataLayer)).toEqual([]);
  await load(dataLayer, "failing");
  expect(asked).toHaveLength(2);
});

test("the same field with other arguments is a separate result", async () => {
  const { dataLayer } = open();
  await load(dataLayer, "a");
  await load(dataLayer, "b");
  dataLayer.retention.retain(DocumentQuery, { slug: "a" })();
  vi.advanceTimersByTime(retentionMs);
  expect(rootFields(dataLayer)).toEqual([field("b")]);
  expect(documentsIn(dataLayer)).toEqual(['Document:{"slug":"b"}']);
});

test("a root field is in use by every query that selects it, under any alias", async () => {
  const { dataLayer } = open();
  await load(dataLayer, "a");
  await dataLayer.client.query({ query: BothQuery, variables: { slug: "a" } });
  dataLayer.retention.retain(DocumentQuery, { slug: "a" })();
  const leaveBoth = dataLayer.retention.retain(BothQuery, { slug: "a" });
  dataLayer.retention.retain(SiteQuery, {})();
  vi.advanceTimersByTime(10 * retentionMs);
  expect([...rootFields(dataLayer)].sort()).toEqual([field("a"), "site"]);
  leaveBoth();
  vi.advanceTimersByTime(retentionMs);
  expect(rootFields(dataLayer)).toEqual([]);
});

test("objects that another result still reaches stay when a result is dropped", async () => {
  const { dataLayer } = open();
  await load(dataLayer, "a");
  await load(dataLayer, "b");
  await dataLayer.client.query({ query: RelatedQuery });
  const leaveRelated = dataLayer.retention.retain(RelatedQuery, {});
  dataLayer.retention.retain(DocumentQuery, { slug: "a" })();
  dataLayer.retention.retain(DocumentQuery, { slug: "b" })();
  vi.advanceTimersByTime(retentionMs);
  expect(documentsIn(dataLayer)).toEqual(['Document:{"slug":"a"}']);
  leaveRelated();
  vi.advanceTimersByTime(retentionMs);
  expect(documentsIn(dataLayer)).toEqual([]);
});
