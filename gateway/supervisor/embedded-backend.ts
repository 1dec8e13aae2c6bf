import { setTimeout as wait } from "node:timers/promises";
import { startBackendProcess } from "./backend-process.ts";
import type { BackendProcess, BackendProcessSettings } from "./backend-process.ts";

/** The docs backend that ships with Lectern, kept running in a separate process. */
export interface EmbeddedBackend {
  /** Its address; null while it is not listening. */
  readonly url: () => string | null;
  /** Its process id; null while there is none. */
  readonly pid: () => number | null;
  /** Asks it to end, and kills it when it has not ended after this time. */
  readonly stop: (killAfterMs: number) => Promise<void>;
}

const backoffMs = { first: 100, longest: 5_000, steadyAfter: 10_000 } as const;

/** How long a backend that is still starting may take to end: no request waits for it. */
const abandonedMs = 5_000;

/**
 * Starts the backend and waits until it listens. From then on it is restarted whenever it ends, with a longer delay each time that it ends soon after
 * its start.
 *
 * @param signal stops it while it starts
 * @throws BackendStartError if it ends before it has listened.
 */
export async function startEmbeddedBackend(
  settings: BackendProcessSettings,
  signal?: AbortSignal,
): Promise<EmbeddedBackend> {
  signal?.throwIfAborted();
  const supervisor = new Supervisor(settings);
  const abandon = (): void => {
    supervisor.stop(abandonedMs).catch(() => undefined);
  };
  signal?.addEventListener("abort", abandon);
  try {
    await supervisor.start();
  } finally {
    signal?.removeEventListener("abort", abandon);
  }
  return { url: () => supervisor.url, pid: () => supervisor.pid, stop: (killAfterMs) => supervisor.stop(killAfterMs) };
}

class Supervisor {
  url: string | null = null;
  readonly #settings: BackendProcessSettings;
  #process: BackendProcess | null = null;
  readonly #stopping = new AbortController();
  #kept: Promise<void> = Promise.resolve();

  constructor(settings: BackendProcessSettings) {
    this.#settings = settings;
  }

  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  async start(): Promise<void> {
    const first = await this.#run();
    this.#kept = this.#keep(first);
  }

  async stop(killAfterMs: number): Promise<void> {
    this.#stopping.abort();
    const ending = this.#process;
    ending?.kill("SIGTERM");
    const timer = setTimeout(() => ending?.kill("SIGKILL"), killAfterMs);
    await Promise.all([this.#kept, ending?.ended]);
    clearTimeout(timer);
  }

  async #run(): Promise<BackendProcess> {
    const started = startBackendProcess(this.#settings);
    this.#process = started;
    const gone = started.ended.then(() => {
      this.url = null;
      this.#process = null;
    });
    gone.catch(() => undefined);
    this.url = await started.listening;
    return started;
  }

  async #keep(first: BackendProcess): Promise<void> {
    let delayMs: number = backoffMs.first;
    let ended = first.ended;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const startedAt = Date.now();
      await ended;
      if (signal.aborted) return;
      if (Date.now() - startedAt > backoffMs.steadyAfter) delayMs = backoffMs.first;
      this.#settings.log.warn({ delayMs }, "the docs backend has ended; restarting it");
      await wait(delayMs, undefined, { signal }).catch(() => undefined);
      delayMs = Math.min(delayMs * 2, backoffMs.longest);
      if (!signal.aborted) ended = (await this.#restart())?.ended ?? Promise.resolve();
    }
  }

  /** Null if it could not be started. A change may have been missed while it was down, so everything known is marked as stale. */
  async #restart(): Promise<BackendProcess | null> {
    try {
      const restarted = await this.#run();
      this.#settings.onChanged();
      return restarted;
    } catch (error) {
      this.#settings.log.error({ err: error }, "the docs backend could not be restarted");
      return null;
    }
  }
}
