import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** What a process has used. */
export interface Usage {
  /** CPU time since its start, of all its threads. */
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
}

/** By the clock: a busy machine lengthens it. */
export interface LoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
  /** The most CPU time of the main thread between two looks at it: what it held by itself, however busy the machine is. */
  readonly busyMaxMs: number;
  /** The same without the pauses of the collector of garbage. */
  readonly ownMaxMs: number;
}

/** A child process whose usage can be asked for. */
export interface MeasuredProcess {
  readonly child: ChildProcess;
  readonly usage: () => Promise<Usage>;
  /** How late the main thread's event loop was while something was done. */
  readonly loopDelayDuring: (work: () => Promise<void>) => Promise<LoopDelay>;
  /** Asks it to end, and waits until it has. */
  readonly stop: () => Promise<void>;
}

export interface ProcessSettings {
  readonly environment?: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
}

const UsageMessage = z.object({ kind: z.literal("usage"), cpuMicroseconds: z.number(), residentBytes: z.number() });
const LoopDelayMessage = z.object({
  kind: z.literal("loop delay"),
  p99Ms: z.number(),
  maxMs: z.number(),
  busyMaxMs: z.number(),
  ownMaxMs: z.number(),
});

/** Starts a script in a process of its own, with production's settings. */
export const startMeasured = (
  script: string,
  { environment = {}, execArgv = [] }: ProcessSettings = {},
): MeasuredProcess => {
  const child = fork(script, [], {
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      `--import=${new URL("./report-usage.ts", import.meta.url).href}`,
      ...execArgv,
    ],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  return {
    child,
    usage: () => {
      const told = nextMessage(child, UsageMessage);
      child.send("usage?");
      return told;
    },
    loopDelayDuring: async (work) => {
      child.send("watch loop");
      await work();
      const told = nextMessage(child, LoopDelayMessage);
      child.send("loop delay?");
      return told;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};

/**
 * Waits for the next message of a shape; others are passed over.
 *
 * @throws Error when the process ends before.
 */
export const nextMessage = <Message>(child: ChildProcess, shape: z.ZodType<Message>): Promise<Message> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`A measured process ended with code ${code} where a message was expected.`));
    const onMessage = (message: unknown): void => {
      const parsed = shape.safeParse(message);
      if (!parsed.success) return;
      child.off("message", onMessage).off("exit", onExit);
      resolve(parsed.data);
    };
    child.on("message", onMessage).once("exit", onExit);
  });

/** A file of the bench, as a path. */
export const benchFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
