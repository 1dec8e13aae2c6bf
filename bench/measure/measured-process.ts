import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** Resources used by a process. */
export interface Usage {
  /** CPU time of all threads since the start. */
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
}

/** Wall-clock times: a busy machine lengthens them. */
export interface LoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
  /** The most CPU time the main thread used between two samples: how long it held the loop itself, however busy the machine is. */
  readonly busyMaxMs: number;
  /** The same without garbage collection pauses. */
  readonly ownMaxMs: number;
}

/** A child process that reports its usage. */
export interface MeasuredProcess {
  readonly child: ChildProcess;
  readonly usage: () => Promise<Usage>;
  /** Event-loop delay of the main thread while `work` runs. */
  readonly loopDelayDuring: (work: () => Promise<void>) => Promise<LoopDelay>;
  /** Sends SIGTERM and waits for the process to end. */
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

/** Starts a script in its own process with production settings. */
export function startMeasured(
  script: string,
  { environment = {}, execArgv = [] }: ProcessSettings = {},
): MeasuredProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = fork(script, [], {
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      `--import=${new URL("./report-usage.ts", import.meta.url).href}`,
      ...execArgv,
    ],
    env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  return {
    child,
    usage: () => {
      const reply = nextMessage(child, UsageMessage);
      child.send("usage?");
      return reply;
    },
    loopDelayDuring: async (work) => {
      child.send("watch loop");
      await work();
      const reply = nextMessage(child, LoopDelayMessage);
      child.send("loop delay?");
      return reply;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * Waits for the next message of this shape; other messages are ignored.
 *
 * @throws Error when the process ends first.
 */
export function nextMessage<Message>(child: ChildProcess, shape: z.ZodType<Message>): Promise<Message> {
  return new Promise((resolve, reject) => {
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
}

/** The absolute path of a file of the bench. */
export function benchFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
