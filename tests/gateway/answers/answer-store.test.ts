import { expect, test } from "vitest";
import { createAnswerStore } from "../../../gateway/answers/answer-store.ts";
import type { Entry } from "../../../gateway/answers/entry.ts";
import { makeVariant, sizeOf } from "../../../gateway/answers/entry.ts";
import { anAnswer } from "./support/open-answers.ts";

function anEntry(bodyBytes: number): Entry {
  return {
    answer: anAnswer("x".repeat(bodyBytes), 0),
    epoch: 0,
    storedAt: 0,
    freshUntil: 60_000,
    usableUntil: 60_000,
    variants: new Map(),
    blockedUntil: 0,
    refreshing: false,
  };
}

function openStore(totalBytes: number, entryBytes = totalBytes) {
  return createAnswerStore({ totalBytes, entryBytes });
}

test("the size of an entry includes its key, headers and all encodings", async () => {
  const entry = anEntry(10_000);
  const bare = sizeOf("a", entry);
  expect(bare).toBeGreaterThan(10_000);
  expect(sizeOf("a".repeat(1_001), entry)).toBe(bare + 2_000);
  const identity = await makeVariant(entry.answer, "identity", "good", {});
  entry.variants.set("identity", identity);
  const withHeaders = sizeOf("a", entry);
  expect(withHeaders - bare).toBe(identity.headers.join("").length);
  const gzip = await makeVariant(entry.answer, "gzip", "quick", { "x-long": "y".repeat(3_000) });
  entry.variants.set("gzip", gzip);
  expect(sizeOf("a", entry) - withHeaders).toBe(gzip.body.length + gzip.headers.join("").length);
  expect(sizeOf("a", entry) - withHeaders).toBeGreaterThan(3_000);
});

test("the least recently used entries are evicted when the store is full", () => {
  const store = openStore(50_000);
  for (let index = 0; index < 100; index += 1) {
    store.set(`key ${index}`, anEntry(10_000));
    store.get("key 0");
    expect(store.sizeBytes()).toBeLessThanOrEqual(50_000);
  }
  expect(store.count()).toBe(4);
  expect(store.get("key 0")).toBeDefined();
  expect(store.get("key 99")).toBeDefined();
  expect(store.get("key 1")).toBeUndefined();
});

test("many long keys are bounded too", () => {
  const store = openStore(50_000);
  for (let index = 0; index < 1_000; index += 1) store.set(`${index}${"k".repeat(4_000)}`, anEntry(0));
  expect(store.count()).toBeLessThan(7);
});

test("an oversized entry is not stored, and evicts nothing", () => {
  const store = openStore(50_000, 5_000);
  store.set("small", anEntry(1_000));
  store.set("large", anEntry(6_000));
  expect(store.get("large")).toBeUndefined();
  expect(store.get("small")).toBeDefined();
});

test("an entry that grows is measured again, and may evict others", async () => {
  const store = openStore(50_000);
  const entries = ["a", "b", "c", "d"].map((key) => [key, anEntry(10_000)] as const);
  for (const [key, entry] of entries) store.set(key, entry);
  const before = store.sizeBytes();
  const [key, entry] = entries[3] ?? ["", anEntry(0)];
  entry.variants.set("gzip", { ...(await makeVariant(entry.answer, "gzip", "quick", {})), body: Buffer.alloc(9_000) });
  store.grown(key, entry);
  expect(store.sizeBytes()).not.toBe(before);
  expect(store.sizeBytes()).toBeLessThanOrEqual(50_000);
  expect(store.count()).toBe(3);
  expect(store.get("a")).toBeUndefined();
  expect(store.get("d")).toBe(entry);
});

test("an evicted entry does not come back by growing", () => {
  const store = openStore(50_000);
  const old = anEntry(10);
  const replacement = anEntry(20);
  store.set("a", old);
  store.set("a", replacement);
  store.grown("a", old);
  store.grown("b", old);
  expect(store.get("a")).toBe(replacement);
  expect(store.count()).toBe(1);
});
