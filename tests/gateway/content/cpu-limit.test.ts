import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

/** When a watch of 50 ms fires within 20 times as long, in milliseconds; null if it does not. */
async function passedAfter(usedMs: () => number | null): Promise<number | null> {
  const began = performance.now();
  let after: number | null = null;
  const stop = watchCpuTime(aThread(usedMs), 50, () => (after = performance.now() - began));
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  return after;
}

test("fires when a thread has used its time, not earlier", async () => {
  const began = performance.now();
  expect(await passedAfter(() => performance.now() - began)).toBe(50);
  const later = performance.now();
  expect(await passedAfter(() => (performance.now() - later) / 4)).toBeGreaterThanOrEqual(200);
});

test("never fires for a thread that only waited, however long", async () => {
  expect(await passedAfter(() => 0)).toBeNull();
});

test("ignores what a thread used before", async () => {
  expect(await passedAfter(() => 60_000)).toBeNull();
});

test("does not fire for a thread that does not report its usage", async () => {
  let asked = 0;
  expect(await passedAfter(() => ((asked += 1) === 1 ? 0 : null))).toBeNull();
});

test("the watch of an ended thread ends without an error", async () => {
  let calls = 0;
  watchCpuTime({ cpuUsage: () => Promise.reject(new Error("The worker is not running.")) }, 20, () => (calls += 1));
  await vi.advanceTimersByTimeAsync(1_000);
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
  await vi.advanceTimersByTimeAsync(1_000);
  stopLooking();
  slow.resolve({ user: 1_000_000, system: 0 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toBe(0);
});
