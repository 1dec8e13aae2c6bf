import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** The sampling interval of the event loop; the histogram counts it as delay. */
const resolutionMs = 1;

/**
 * Preloaded into a measured process: on request, reports to its parent the CPU time used so far, of all threads, and the resident memory. On "watch
 * loop" it starts watching the event loop; on "loop delay?" it reports the delay since then, and the most CPU time between two samples, with and
 * without garbage collection. Exits when its parent is gone.
 */
if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  const last = { cpuMs: 0, atMs: 0 };
  const stretches: { readonly cpuMs: number; readonly fromMs: number; readonly toMs: number }[] = [];
  const collections: { readonly atMs: number; readonly ms: number }[] = [];
  const look = (): void => {
    const { user, system } = process.threadCpuUsage();
    const [cpuMs, atMs] = [(user + system) / 1_000, performance.now()];
    stretches.push({ cpuMs: cpuMs - last.cpuMs, fromMs: last.atMs, toMs: atMs });
    Object.assign(last, { cpuMs, atMs });
  };
  const record = (entries: readonly { readonly startTime: number; readonly duration: number }[]): void => {
    for (const { startTime, duration } of entries) collections.push({ atMs: startTime, ms: duration });
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ entryTypes: ["gc"] });
  const collectedMs = (fromMs: number, toMs: number): number =>
    collections.filter(({ atMs }) => atMs >= fromMs && atMs < toMs).reduce((sum, { ms }) => sum + ms, 0);
  let watch: NodeJS.Timeout | undefined;
  const toMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1_000_000 - resolutionMs);
  process.on("message", (message) => {
    if (message === "watch loop") {
      delay.enable();
      delay.reset();
      look();
      stretches.length = 0;
      collections.length = 0;
      watch ??= setInterval(look, resolutionMs).unref();
    }
    if (message === "loop delay?") {
      look();
      record(observer.takeRecords());
      const busyMaxMs = Math.max(...stretches.map(({ cpuMs }) => cpuMs));
      const ownMaxMs = Math.max(
        ...stretches.map(({ cpuMs, fromMs, toMs: end }) => Math.max(0, cpuMs - collectedMs(fromMs, end))),
      );
      process.send?.({
        kind: "loop delay",
        p99Ms: toMs(delay.percentile(99)),
        maxMs: toMs(delay.max),
        busyMaxMs,
        ownMaxMs,
      });
      clearInterval(watch);
      watch = undefined;
    }
    if (message !== "usage?") return;
    const { user, system } = process.cpuUsage();
    process.send?.({ kind: "usage", cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() });
  });
  process.once("disconnect", () => process.exit());
}
