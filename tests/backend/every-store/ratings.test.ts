import { expect, test } from "vitest";
import type { Receipt } from "../../../backend/store/visitor-actions.ts";
import { startSite } from "../support/backend-process.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { openEmptyStore } from "../support/store-place.ts";

const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`article/a${index}.md`, aDocument()]));
function rate(slug: string, rating: number, ip: string) {
  return [`/api/docs/rate/${slug}`, { body: { rating, ip } }] as const;
}

test("a vote replaces the address's earlier one; an IPv6 /64 has one vote; other addresses add theirs", async () => {
  await using site = await openSite(files);
  const votes: readonly (readonly [number, string])[] = [
    [1, "192.0.2.1"],
    [4.5, "192.0.2.1"],
    [3, "::ffff:192.0.2.1"],
    [2, "192.0.2.2"],
    [5, "2001:db8:1:2::1"],
    [4, "2001:DB8:1:2:ffff::9"],
    [1, "2001:db8:1:3::1"],
  ];
  for (const [rating, ip] of votes) expect((await site.request(...rate("a0", rating, ip))).status).toBe(200);
  await site.backend.stop();
  expect(await site.readStore((store) => store.ratings.total("a0"))).toEqual({ votes: 4, sum: 3 + 2 + 4 + 1 });
});

test("a withdrawn vote is deleted", async () => {
  await using site = await openSite(files);
  await site.request(...rate("a0", 5, "192.0.2.1"));
  expect((await site.request("/api/docs/rate/a0", { method: "DELETE", body: { ip: "192.0.2.1" } })).status).toBe(200);
  await site.backend.stop();
  expect(await site.readStore((store) => store.ratings.total("a0"))).toEqual({ votes: 0, sum: 0 });
});

test("a sixth vote on one document in a day is refused, after a restart too", async () => {
  await using site = await openSite(files);
  for (let vote = 0; vote < 5; vote += 1) expect((await site.request(...rate("a0", 3, "192.0.2.1"))).status).toBe(200);
  await site.backend.stop();
  await using second = await site.startAgain();
  const refused = await second.request(...rate("a0", 5, "192.0.2.1"));
  expect(refused.status).toBe(429);
  const retryAfterSeconds = Number(refused.headers.get("retry-after"));
  expect(retryAfterSeconds).toBeGreaterThan(23 * 60 * 60);
  expect(retryAfterSeconds).toBeLessThanOrEqual(24 * 60 * 60);
  expect((await second.request(...rate("a1", 5, "192.0.2.1"))).status).toBe(200);
  expect((await second.request(...rate("a0", 5, "192.0.2.2"))).status).toBe(200);
});

test("an eleventh vote in a minute is refused", async () => {
  await using site = await openSite(files);
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1)
    statuses.push((await site.request(...rate(`a${number}`, 3, "192.0.2.1"))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test("votes of before the clock was set back do not count, those of now do", async () => {
  const store = await openEmptyStore();
  const vote = (atMs: number) =>
    store.ratings.vote({
      slug: "a0",
      rating: 3,
      voter: "v",
      atMs,
      quotas: [{ max: 2, windowSeconds: 60, scope: "all" }],
    });
  const now = Date.UTC(2026, 0, 1);
  const ahead = now + 3_600_000;
  const receipts: Receipt[] = [];
  for (const atMs of [ahead, ahead, ahead, now, now, now + 1]) receipts.push(await vote(atMs));
  const isStored = { kind: "stored" };
  const isRefused = { kind: "too-many", retryAfterSeconds: 60 };
  expect(receipts).toEqual([isStored, isStored, isRefused, isStored, isStored, isRefused]);
  await store.close();
});

test("the store has no addresses", async () => {
  await using site = await openSite(files);
  await site.request(...rate("a0", 5, "203.0.113.77"));
  await site.backend.stop();
  const dump = await site.dumpStore();
  expect(dump).toContain("a0");
  expect(dump).not.toContain("203.0.113.77");
});

test("kill -9 loses no acknowledged rating and counts none twice", async () => {
  await using site = await startSite(files);
  await site.backend.stop();
  const acknowledged = new Map<string, number>();
  const sent = new Map<string, number>();
  let incompleteRounds = 0;
  for (let round = 0; round < 6; round += 1) {
    const backend = await site.startAgain();
    // Half of the addresses vote again in a later round, with the same rating.
    const votes = Array.from({ length: 40 }, (_, index) => ({
      ip: `10.0.${round % 3}.${index}`,
      rating: 1 + (index % 9) / 2,
    }));
    let answered = 0;
    const outcomes = votes.map(async ({ ip, rating }) => {
      sent.set(ip, rating);
      expect((await backend.request(...rate("a0", rating, ip))).status).toBe(200);
      acknowledged.set(ip, rating);
      answered += 1;
      if (answered === 5 + round * 3) await backend.stop("SIGKILL");
    });
    await Promise.allSettled(outcomes);
    await backend.stop("SIGKILL");
    if (answered < votes.length) incompleteRounds += 1;
    const stored = await site.readStore((store) => store.ratings.total("a0"));
    expect(stored.votes).toBeGreaterThanOrEqual(acknowledged.size);
    expect(stored.votes).toBeLessThanOrEqual(sent.size);
    expect(stored.sum).toBeGreaterThanOrEqual(sumOf(acknowledged));
    expect(stored.sum).toBeLessThanOrEqual(sumOf(sent));
  }
  expect(acknowledged.size).toBeGreaterThan(20);
  expect(incompleteRounds).toBeGreaterThan(0);
});

function sumOf(ratings: ReadonlyMap<string, number>): number {
  return ratings.values().reduce((sum, rating) => sum + rating, 0);
}
