import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** A child process whose CPU time can be asked for. */
export interface MeasuredProcess {
  readonly child: ChildProcess;
  /** CPU time since its start, of all its threads, in microseconds. */
  readonly cpuMicroseconds: () => Promise<number>;
  /** Asks it to end, and waits until it has. */
  readonly stop: () => Promise<void>;
}

export interface ProcessSettings {
  readonly environment?: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
}

const Usage = z.object({ kind: z.literal("usage"), cpuMicroseconds: z.number() });

/** Starts a script in a process of its own, with the production's settings of Node.js. */
export const startMeasured = (script: string, { environment = {}, execArgv = [] }: ProcessSettings = {}): MeasuredProcess => {
  const child = fork(script, [], {
    execArgv: ["--disable-warning=ExperimentalWarning", `--import=${new URL("./report-usage.ts", import.meta.url).href}`, ...execArgv],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  return {
    child,
    cpuMicroseconds: async () => {
      child.send({ kind: "usage" });
      const [message]: unknown[] = await once(child, "message");
      return Usage.parse(message).cpuMicroseconds;
    },
    stop: async () => {
      process.off("exit", kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};

/** A file of the bench, as a path. */
export const benchFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
