import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchCpuTime } from "../../../gateway/content/cpu-deadline.ts";

/** A thread that has used of the processor what the test says, half of it in the system; null: it does not answer. */
const aThread = (usedMs: () => number | null) => ({
  cpuUsage: (before: NodeJS.CpuUsage = { user: 0, system: 0 }) => {
    const used = usedMs();
    return used === null ? new Promise<never>(() => undefined) : Promise.resolve({ user: used * 500 - before.user, system: used * 500 - before.system });
  },
});

/** After how many milliseconds a watch of 100 ms calls; null: not within two seconds. */
const passedAfter = async (usedMs: () => number | null): Promise<number | null> => {
  const began = performance.now();
  const passed = Promise.withResolvers<number>();
  const stop = watchCpuTime(aThread(usedMs), 100, () => passed.resolve(performance.now() - began));
  const afterMs = await Promise.race([passed.promise, delay(2_000, null)]);
  stop();
  return afterMs;
};

test("a thread that used its time is called at its deadline", async () => {
  const began = performance.now();
  const afterMs = await passedAfter(() => performance.now() - began);
  expect(afterMs).toBeGreaterThanOrEqual(99);
  expect(afterMs).toBeLessThan(450);
});

test("a thread that only waited has five times as long", async () => {
  const afterMs = await passedAfter(() => 0);
  expect(afterMs).toBeGreaterThanOrEqual(499);
});

test("what a thread used before does not count", async () => {
  const afterMs = await passedAfter(() => 60_000);
  expect(afterMs).toBeGreaterThanOrEqual(499);
});

test("a thread that does not answer is given up", async () => {
  let asked = 0;
  expect(await passedAfter(() => ((asked += 1) === 1 ? 0 : null))).toBeLessThan(450);
});

test("a watch that has ended never calls, even while it looks", async () => {
  let calls = 0;
  watchCpuTime(aThread(() => null), 50, () => (calls += 1))();
  const slow = Promise.withResolvers<NodeJS.CpuUsage>();
  const looking = { cpuUsage: (before?: NodeJS.CpuUsage) => (before === undefined ? Promise.resolve({ user: 0, system: 0 }) : slow.promise) };
  const stopLooking = watchCpuTime(looking, 50, () => (calls += 1));
  await delay(100);
  stopLooking();
  slow.resolve({ user: 1_000_000, system: 0 });
  await delay(50);
  expect(calls).toBe(0);
});
