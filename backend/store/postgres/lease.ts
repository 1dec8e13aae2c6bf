import { Client } from "pg";
import type { EndLease } from "../peers.ts";
import { clientConfig } from "./pools.ts";

/** How often a waiting process requests the lease, and its holder checks that it still has it. */
const pollMs = 1_000;
/** The time limit of a query: a server that is frozen, or gone silently, ends the lease. */
const answerMs = 5_000;
/** Lets the server notice that a holder's machine is gone, and release the lease. */
const keepalive = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/**
 * Holds a session-level advisory lock, so that one process at a time has the lease; a waiting process obtains it within about a second after the
 * holder is gone, for whatever reason. A lease ends with its connection.
 */
export function takeLease(url: string, key: number, begin: () => EndLease): EndLease {
  const stopping = new AbortController();
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await hold().catch(() => undefined);
      await pauseUnless(stopping.signal);
    }
  }

  /** Connects, waits for the lock, and works until the lease or the connection ends. */
  async function hold(): Promise<void> {
    const client = new Client({ ...clientConfig(url), options: keepalive, query_timeout: answerMs });
    const over = new AbortController();
    const either = AbortSignal.any([over.signal, stopping.signal]);
    for (const event of ["error", "end"] as const) client.on(event, () => over.abort());
    try {
      await client.connect();
      while (!either.aborted && !(await tryLock(client, key))) await pauseUnless(either);
      if (!either.aborted) await work(client, either);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function work(client: Client, over: AbortSignal): Promise<void> {
    const end = begin();
    try {
      while (!over.aborted) {
        await pauseUnless(over);
        if (!over.aborted) await client.query("SELECT 1");
      }
    } finally {
      await end();
    }
  }
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ readonly got: boolean }>("SELECT pg_try_advisory_lock($1) AS got", [key]);
  return rows[0]?.got === true;
}

/** Waits for the polling interval, or until aborted. */
async function pauseUnless(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const paused = Promise.withResolvers<void>();
  const timer = setTimeout(paused.resolve, pollMs);
  const onAbort = (): void => paused.resolve();
  signal.addEventListener("abort", onAbort, { once: true });
  await paused.promise;
  clearTimeout(timer);
  signal.removeEventListener("abort", onAbort);
}
