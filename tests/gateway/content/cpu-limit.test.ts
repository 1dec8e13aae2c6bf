import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchCpuTime } from "../../../gateway/content/cpu-limit.ts";

/** A thread that has used of the processor what the test says, half of it in the system; null: it does not answer. */
const aThread = (usedMs: () => number | null) => ({
  cpuUsage: (before: NodeJS.CpuUsage = { user: 0, system: 0 }) => {
    const used = usedMs();
    return used === null
      ? new Promise<never>(() => undefined)
      : Promise.resolve({ user: used * 500 - before.user, system: used * 500 - before.system });
  },
});

/** Whether a watch of 50 ms calls within 20 times as long. */
const isPassed = async (usedMs: () => number | null): Promise<boolean> => {
  const passed = Promise.withResolvers<boolean>();
  const stop = watchCpuTime(aThread(usedMs), 50, () => passed.resolve(true));
  const isIt = await Promise.race([passed.promise, delay(1_000, false)]);
  stop();
  return isIt;
};

test("a thread that used its time is called, and not before", async () => {
  const began = performance.now();
  expect(await isPassed(() => performance.now() - began)).toBe(true);
  expect(performance.now() - began).toBeGreaterThanOrEqual(49);
});

test("a thread that only waited is never called, however long it waits", async () => {
  expect(await isPassed(() => 0)).toBe(false);
});

test("what a thread used before does not count", async () => {
  expect(await isPassed(() => 60_000)).toBe(false);
});

test("a thread that does not say what it used is not called: nobody has measured anything", async () => {
  let asked = 0;
  expect(await isPassed(() => ((asked += 1) === 1 ? 0 : null))).toBe(false);
});

test("a watch of a thread that has ended ends quietly", async () => {
  let calls = 0;
  watchCpuTime({ cpuUsage: () => Promise.reject(new Error("The worker is not running.")) }, 20, () => (calls += 1));
  await delay(100);
  expect(calls).toBe(0);
});

test("a watch that has ended never calls, even while it looks", async () => {
  let calls = 0;
  watchCpuTime(
    aThread(() => null),
    50,
    () => (calls += 1),
  )();
  const slow = Promise.withResolvers<NodeJS.CpuUsage>();
  const looking = {
    cpuUsage: (before?: NodeJS.CpuUsage) =>
      before === undefined ? Promise.resolve({ user: 0, system: 0 }) : slow.promise,
  };
  const stopLooking = watchCpuTime(looking, 50, () => (calls += 1));
  await delay(100);
  stopLooking();
  slow.resolve({ user: 1_000_000, system: 0 });
  await delay(50);
  expect(calls).toBe(0);
});
