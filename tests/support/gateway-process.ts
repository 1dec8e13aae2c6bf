import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "./clean-environment.ts";
import { demonstrationContent } from "./demonstration-content.ts";
import { patience } from "./patience.ts";

/** A gateway in its own process, started as by `npm start`. */
export interface GatewayProcess extends AsyncDisposable {
  readonly pid: number;
  /** Its address; rejects when the process ends before it listens. */
  readonly url: Promise<string>;
  /** Its combined stdout and stderr so far. */
  readonly output: () => string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly exitCode: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** The process ID of its embedded backend; null when there is none. */
  readonly backendPid: () => number | null;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = new URL("../../gateway/main.ts", import.meta.url);

/** A temporary data folder, removed when disposed. */
export async function makeDataDir(): Promise<AsyncDisposable & { readonly dir: string }> {
  const dir = await mkdtemp(join(tmpdir(), "lectern-data-"));
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Starts a gateway on a free port with these settings and patience, from its bundle or, for tests that look at its modules, from its sources. It does not
 * warm up, which takes as long as the rest of its start. A process that still runs is killed when disposed.
 */
export function spawnGateway(
  settings: Readonly<Record<string, string>>,
  { from = "bundle" }: { readonly from?: "bundle" | "sources" } = {},
): GatewayProcess {
  const program = from === "bundle" ? fileURLToPath(bundle) : join(root, "gateway/main.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    cwd: root,
    env: cleanEnvironment({
      PORT: "0",
      HOST: "127.0.0.1",
      CONTENT_DIR: demonstrationContent,
      ...patience,
      LIMIT_WARM_UP_MS: "0",
      ...settings,
    }),
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
  // Tests that expect the process to end do not await the address.
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
}

/** Whether a process exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function childrenOf(pid: number): readonly number[] {
  if (process.platform === "linux")
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  const pairs = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}
