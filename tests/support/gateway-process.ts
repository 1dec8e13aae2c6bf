import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "./clean-environment.ts";
import { demonstrationContent } from "./demonstration-content.ts";

/** A gateway in a process of its own, as `npm start` runs it. */
export interface GatewayProcess extends AsyncDisposable {
  readonly pid: number;
  /** Where it listens; fails when it ends before. */
  readonly url: Promise<string>;
  /** All that it has written so far, to both of its streams. */
  readonly output: () => string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly exitCode: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** The process of its embedded backend; null while there is none. */
  readonly backendPid: () => number | null;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A folder for what must survive, of a test's own. */
export const makeDataDir = async (): Promise<AsyncDisposable & { readonly dir: string }> => {
  const dir = await mkdtemp(join(tmpdir(), "lectern-data-"));
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true, maxRetries: 5 }) };
};

/** Starts a gateway on a free port, with these settings and no others. Whatever still runs is killed in the end. */
export const spawnGateway = (settings: Readonly<Record<string, string>>): GatewayProcess => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "gateway/main.ts"], {
    cwd: root,
    env: cleanEnvironment({ PORT: "0", HOST: "127.0.0.1", CONTENT_DIR: demonstrationContent, ...settings }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const pid = child.pid ?? 0;
  const ended = once(child, "close");
  const exitCode = ended.then(() => child.exitCode);
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const port = /Lectern is at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => reject(new Error(`The gateway ended before it was listening:\n${output}`)));
  });
  // A test that expects an end does not ask for the address.
  url.catch(() => undefined);
  return {
    pid,
    url,
    output: () => output,
    exitCode,
    kill: (signal) => void child.kill(signal),
    backendPid: () => childrenOf(pid)[0] ?? null,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};

/** Whether a process is there. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const childrenOf = (pid: number): readonly number[] => {
  if (process.platform === "linux")
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  const pairs = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
};
