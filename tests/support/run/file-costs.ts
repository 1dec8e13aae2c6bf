import { ChildProcess } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { afterAll, expect } from "vitest";

/**
 * Writes the cost of each test file as a line of JSON to the file that `TEST_COSTS` names: seconds of wall-clock time and of CPU time (its own, and
 * that of child processes it has waited for), and how many processes it started. Linux only: children's times are from `/proc` (proc_pid_stat(5)).
 */
const target = process.env["TEST_COSTS"];
const ticksPerSecond = 100;

function childSeconds(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

if (target !== undefined) {
  const began = performance.now();
  const ownBefore = process.cpuUsage();
  const childrenBefore = childSeconds();
  let started = 0;
  // Every way of starting a process calls this method, which Node.js's types omit.
  const spawn: unknown = Reflect.get(ChildProcess.prototype, "spawn");
  if (typeof spawn !== "function") throw new Error("Node.js starts processes in another way now.");
  Reflect.set(ChildProcess.prototype, "spawn", function (this: ChildProcess, ...given: unknown[]): unknown {
    started += 1;
    return Reflect.apply(spawn, this, given);
  });
  afterAll(() => {
    const { user, system } = process.cpuUsage(ownBefore);
    const cost = {
      file: expect.getState().testPath,
      wall: (performance.now() - began) / 1_000,
      own: (user + system) / 1_000_000,
      children: childSeconds() - childrenBefore,
      started,
    };
    appendFileSync(target, `${JSON.stringify(cost)}\n`);
  });
}
