import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a measured process: tells its parent the CPU time used so far and the memory held, whenever it is asked. All
 * threads of the process count. It ends when its parent is gone.
 */
if (isMainThread && process.send) {
  process.on("message", (message) => {
    if (message !== "usage?") return;
    const { user, system } = process.cpuUsage();
    process.send?.({ kind: "usage", cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() });
  });
  process.once("disconnect", () => process.exit());
}
