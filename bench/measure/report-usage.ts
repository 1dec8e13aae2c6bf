import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a measured process: answers every message of its parent with the CPU time used so far, in microseconds.
 * All threads of the process count.
 */
if (isMainThread && process.send) {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ kind: "usage", cpuMicroseconds: user + system });
  });
  process.channel?.unref();
}
