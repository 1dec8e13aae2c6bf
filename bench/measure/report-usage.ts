import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** How often the event loop is looked at while it is watched; the histogram counts this as delay. */
const resolutionMs = 1;

/**
 * Loaded into a measured process: tells its parent the CPU time used so far and the memory held, whenever it is asked. All
 * threads of the process count. Told to watch, it tells how late the event loop was since then. It ends when its parent is gone.
 */
if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  const toMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1_000_000 - resolutionMs);
  process.on("message", (message) => {
    if (message === "watch loop") {
      delay.enable();
      delay.reset();
    }
    if (message === "loop delay?")
      process.send?.({ kind: "loop delay", p99Ms: toMs(delay.percentile(99)), maxMs: toMs(delay.max) });
    if (message !== "usage?") return;
    const { user, system } = process.cpuUsage();
    process.send?.({ kind: "usage", cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() });
  });
  process.once("disconnect", () => process.exit());
}
