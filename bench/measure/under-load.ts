import { Pool } from "undici";
import type { BenchRequest } from "./recorded-answer.ts";
import { percentile } from "./statistics.ts";

/** Response times. */
export interface Times {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** Sends the requests over `connections` kept-alive connections, one at a time on each, and returns how long complete answers took. */
export async function timesUnderLoad(
  origin: string,
  requests: readonly BenchRequest[],
  connections: number,
): Promise<Times> {
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: 60_000 });
  const left = requests.values();
  const samples: number[] = [];
  const visitor = async (): Promise<void> => {
    for (const { path, method, headers, body } of left) {
      const began = performance.now();
      const response = await pool.request({
        path,
        method,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
      });
      await response.body.dump({ limit: 100_000_000 });
      if (response.statusCode !== 200) throw new Error(`${method} ${path} answered ${response.statusCode} under load.`);
      samples.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: Math.min(connections, requests.length) }, visitor));
  await pool.close();
  return { p50Ms: percentile(samples, 0.5), p95Ms: percentile(samples, 0.95), p99Ms: percentile(samples, 0.99) };
}
