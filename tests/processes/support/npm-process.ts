import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "../../support/clean-environment.ts";
import { demonstrationContent } from "../../support/demonstration-content.ts";
import { eventually } from "../../support/eventually.ts";
import { isAlive } from "../../support/gateway-process.ts";

/** A script of package.json, run by the real npm. */
export interface NpmProcess extends AsyncDisposable {
  /** npm's own process ID. */
  readonly pid: number;
  /** The output so far of npm and its descendants. */
  readonly output: () => string;
  /** How npm ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** All current descendants of npm, depth first. */
  readonly below: () => readonly number[];
  /** Its descendants once there are as many: a process that is about to become Git counts for a moment. */
  readonly belowOnce: (count: number) => Promise<readonly number[]>;
}

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs `npm run SCRIPT` with these settings only. Descendants that still run are killed when disposed. */
export function runNpm(script: string, settings: Readonly<Record<string, string>>): NpmProcess {
  const child = spawn("npm", ["run", script], {
    cwd: root,
    env: cleanEnvironment({
      HOME: process.env.HOME ?? "",
      CONTENT_DIR: demonstrationContent,
      LIMIT_WARM_UP_MS: "0",
      ...settings,
    }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const pid = child.pid ?? 0;
  const known = new Set<number>();
  const below = (): readonly number[] => {
    const found = findBelow(pid);
    for (const one of found) known.add(one);
    return found;
  };
  return {
    pid,
    output: () => output,
    ended: once(child, "exit").then(([code, signal]) => ({ code, signal })),
    below,
    belowOnce: async (count) => {
      let found: readonly number[] = [];
      await eventually(
        () => (found = below()),
        ({ length }) => length === count,
      );
      return found;
    },
    [Symbol.asyncDispose]: async () => {
      below();
      for (const one of [pid, ...known]) if (isAlive(one)) process.kill(one, "SIGKILL");
      await eventually(
        () => [...known].filter(isAlive),
        (alive) => alive.length === 0,
      );
    },
  };
}

function findBelow(pid: number): readonly number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = parentOf(name);
      return parent === null ? [] : [{ pid: Number(name), parent }];
    });
  const childrenOf = (one: number): readonly number[] =>
    parents.flatMap(({ pid: child, parent }) => (parent === one ? [child, ...childrenOf(child)] : []));
  return childrenOf(pid);
}

/** Null for a process that has just ended, and for Git, which the backend asks for the history of its content at any time. */
function parentOf(pid: string): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return /^Name:\tgit$/m.test(status) ? null : Number(/^PPid:\t(\d+)$/m.exec(status)?.[1] ?? 0);
  } catch {
    return null;
  }
}
