import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "undici";
import type { BenchRequest } from "./recorded-answer.ts";

const visitors = 4;
const pauseMs = 10;

/** What visitors got who sent one request after another throughout. */
export interface Seen {
  readonly count: number;
  /** Answered with a stale answer. */
  readonly stale: number;
  /** Answered with 5xx, or not at all. */
  readonly failed: readonly string[];
  /** Answered with a status other than 200 (below 500), or with GraphQL errors. */
  readonly wrong: readonly string[];
  readonly durationsMs: readonly number[];
}

export interface Visitors {
  /** Milliseconds from now until every answer contains `word`; null when that takes longer than `withinMs`. */
  readonly freshAfterMs: (word: string, withinMs: number) => Promise<number | null>;
  readonly stop: () => Promise<Seen>;
}

/** Starts visitors that send these requests in a loop. */
export function sendVisitors(origin: string, asks: readonly BenchRequest[]): Visitors {
  const pool = new Pool(origin, { connections: visitors, pipelining: 1 });
  const stopped = new AbortController();
  const last = new Map<BenchRequest, string>();
  const seen = {
    count: 0,
    stale: 0,
    failed: new Array<string>(),
    wrong: new Array<string>(),
    durationsMs: new Array<number>(),
  };
  const askOnce = async (request: BenchRequest): Promise<void> => {
    const { path, method, headers, body } = request;
    const began = performance.now();
    const response = await pool.request({
      path,
      method,
      headers: { ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.body.text();
    seen.durationsMs.push(performance.now() - began);
    seen.count += 1;
    if (String(response.headers["server-timing"]).includes("stale")) seen.stale += 1;
    if (response.statusCode >= 500) seen.failed.push(`${path} ${response.statusCode}`);
    else if (response.statusCode !== 200 || text.startsWith('{"errors"'))
      seen.wrong.push(`${path} ${response.statusCode} ${text.slice(0, 100)}`);
    last.set(request, text);
  };
  const visit = async (first: number): Promise<void> => {
    for (let turn = first; !stopped.signal.aborted; turn += 1) {
      const request = asks[turn % asks.length];
      if (request === undefined) return;
      await askOnce(request).catch((error: unknown) => seen.failed.push(`${request.path} ${String(error)}`));
      await pause(pauseMs);
    }
  };
  const visits = Array.from({ length: visitors }, (_, index) => visit(index * 3));
  return {
    freshAfterMs: async (word, withinMs) => {
      const began = performance.now();
      while (performance.now() - began < withinMs) {
        if (asks.every((request) => last.get(request)?.includes(word))) return performance.now() - began;
        await pause(pauseMs);
      }
      return null;
    },
    stop: async () => {
      stopped.abort();
      await Promise.all(visits);
      await pool.close();
      return seen;
    },
  };
}
