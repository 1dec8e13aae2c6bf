import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchCpuTime } from "../../../gateway/content/workers/cpu-limit.ts";

/** A thread with the given CPU time, half of it system time; null when it does not answer. */
function aThread(usedMs: () => number | null) {
  return {
    cpuUsage: (before: NodeJS.CpuUsage = { user: 0, system: 0 }) => {
      const used = usedMs();
      return used === null
        ? new Promise<never>(() => undefined)
        : Promise.resolve({ user: used * 500 - before.user, system: used * 500 - before.system });
    },
  };
}

/** Whether a watch of 50 ms fires within 20 times as long. */
async function isPassed(usedMs: () => number | null): Promise<boolean> {
  const passed = Promise.withResolvers<boolean>();
  const stop = watchCpuTime(aThread(usedMs), 50, () => passed.resolve(true));
  const isIt = await Promise.race([passed.promise, delay(1_000, false)]);
  stop();
  return isIt;
}

test("fires when a thread has used its time, not earlier", async () => {
  const began = performance.now();
  expect(await isPassed(() => performance.now() - began)).toBe(true);
  expect(performance.now() - began).toBeGreaterThanOrEqual(49);
});

test("never fires for a thread that only waited, however long", async () => {
  expect(await isPassed(() => 0)).toBe(false);
});

test("ignores what a thread used before", async () => {
  expect(await isPassed(() => 60_000)).toBe(false);
});

test("does not fire for a thread that does not report its usage", async () => {
  let asked = 0;
  expect(await isPassed(() => ((asked += 1) === 1 ? 0 : null))).toBe(false);
});

test("the watch of an ended thread ends without an error", async () => {
  let calls = 0;
  watchCpuTime({ cpuUsage: () => Promise.reject(new Error("The worker is not running.")) }, 20, () => (calls += 1));
  await delay(100);
  expect(calls).toBe(0);
});

test("a stopped watch never fires, not even during a measurement", async () => {
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
