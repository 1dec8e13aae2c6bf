import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { eventually } from "../eventually.ts";
import { reservePort } from "../listening.ts";

/** A test's own Redis that can be stopped, frozen and restarted. Stopping it loses its data. */
export interface OwnRedis extends AsyncDisposable {
  readonly url: string;
  /** Still accepts connections and commands, but does not answer until thawed. */
  freeze(): void;
  thaw(): void;
  /** Kills it without notice to connected clients. */
  stop(): Promise<void>;
  /** Restarts it on the same address, empty. */
  restart(): Promise<void>;
}

export const howToGetRedis = "Debian, Ubuntu: apt-get install redis-server.";

/** `redis-server` in `PATH`; null when there is none. */
export function findRedisServer(): string | null {
  return (
    (process.env["PATH"] ?? "")
      .split(delimiter)
      .map((folder) => join(folder, "redis-server"))
      .find((file) => existsSync(file)) ?? null
  );
}

/** Starts a Redis on a free port in a temporary folder. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const program = findRedisServer();
  if (program === null) throw new Error(`There is no redis-server in PATH. ${howToGetRedis}`);
  const folder = await mkdtemp(join(tmpdir(), "lectern-redis-"));
  const port = await reservePort();
  let child = await launch(program, folder, port);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    stop,
    restart: async () => {
      await stop();
      child = await launch(program, folder, port);
    },
    [Symbol.asyncDispose]: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(program: string, folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(
    program,
    ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", "--appendonly", "no"],
    { stdio: "ignore" },
  );
  await eventually(() => answersPing({ host: "127.0.0.1", port }), Boolean);
  return child;
}

/** Sends PING over the Redis protocol. */
async function answersPing(address: { readonly host: string; readonly port: number }): Promise<boolean> {
  const socket = connect(address).on("error", () => undefined);
  try {
    socket.write("PING\r\n");
    const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(10_000) });
    return String(answer).startsWith("+PONG");
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
