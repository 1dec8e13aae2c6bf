import { Client } from "pg";
import type { EndLease } from "../peers.ts";
import { clientConfig } from "./database.ts";

/** How often somebody who waits asks for the lease, and who holds it whether it is still theirs. */
const askEveryMs = 1_000;
/** A server that is frozen, or gone without a word, ends a lease. */
const answerMs = 5_000;
/** The same for a process whose machine is gone: then the server lets another one have the lease. */
const keepalive = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/**
 * Holds an advisory lock of the session, so that one process at a time has it; whoever waits gets it within a second or so after the
 * holder is gone, however it went. A lease ends with its connection.
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

  /** From connecting to the end of the lease, or of the connection. */
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

/** Waits a moment, or until the signal. */
async function pauseUnless(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const paused = Promise.withResolvers<void>();
  const timer = setTimeout(paused.resolve, askEveryMs);
  const onAbort = (): void => paused.resolve();
  signal.addEventListener("abort", onAbort, { once: true });
  await paused.promise;
  clearTimeout(timer);
  signal.removeEventListener("abort", onAbort);
}
