import { expect, test } from "vitest";
import { createRateLimits } from "../../../gateway/server/limits/rate-limits.ts";

const once = {
  LIMIT_SEARCHES_PER_MINUTE: 1,
  LIMIT_GRAPHQL_COST_PER_MINUTE: 1,
  LIMIT_RATINGS_PER_MINUTE: 1,
  LIMIT_FEEDBACK_PER_HOUR: 1,
  LIMIT_CONTACTS_PER_HOUR: 1,
  LIMIT_NEWSLETTERS_PER_HOUR: 1,
};

function addressOf(number: number): string {
  return `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;
}

test("in a flood of addresses the least recent ones are dropped, and the others are still counted", async () => {
  const limits = createRateLimits(once);
  const flood = 60_000;
  const before = process.memoryUsage().heapUsed;
  for (let number = 0; number < flood; number += 1)
    expect((await limits.take("contact", addressOf(number))).retryAfterSeconds).toBeNull();
  expect((await limits.take("contact", addressOf(flood - 1))).retryAfterSeconds).toBeGreaterThan(3_500);
  expect((await limits.take("contact", addressOf(0))).retryAfterSeconds).toBeNull();
  // A few hundred bytes for each counted address.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
});

test("one action takes nothing from another's allowance", async () => {
  const limits = createRateLimits(once);
  const kinds = ["search", "graphql", "rating", "feedback", "contact", "newsletter"] as const;
  const takeAll = async () =>
    (await Promise.all(kinds.map((kind) => limits.take(kind, "192.0.2.1")))).map(
      ({ retryAfterSeconds }) => retryAfterSeconds,
    );
  expect(await takeAll()).toEqual(kinds.map(() => null));
  expect((await takeAll()).map(Number)).toEqual(kinds.map(() => expect.toSatisfy((seconds: number) => seconds > 0)));
});
