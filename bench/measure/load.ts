import { Pool } from "undici";
import type { MeasuredProcess } from "./measured-process.ts";
import type { BenchRequest } from "./recorded-answer.ts";

/** A server under load. */
export interface Target extends MeasuredProcess {
  readonly url: string;
}

const connections = 8;

/** Sends the requests in order over `connections` kept-alive connections, and returns their statuses. */
export async function sendAll(
  origin: string,
  requests: Iterable<BenchRequest>,
  connections: number,
): Promise<readonly number[]> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const left = requests[Symbol.iterator]();
  const statuses: number[] = [];
  const visitor = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) {
      const { path, method, headers, body } = next.value;
      const response = await pool.request({
        path,
        method,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
      });
      await response.body.dump();
      statuses.push(response.statusCode);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  await pool.close();
  return statuses;
}

/** Repeats one request on eight kept-alive connections for `durationMs`, and returns the server's CPU time per request in microseconds. */
export async function cpuPerRequest(
  target: Target,
  { path, method, headers, body }: BenchRequest,
  durationMs: number,
): Promise<number> {
  const pool = new Pool(target.url, { connections, pipelining: 1 });
  const before = await target.usage();
  const end = performance.now() + durationMs;
  let count = 0;
  const visitor = async (): Promise<void> => {
    while (performance.now() < end) {
      const response = await pool.request({
        path,
        method,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
      });
      await response.body.dump();
      if (response.statusCode !== 200) throw new Error(`${method} ${path} answered ${response.statusCode} under load.`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const after = await target.usage();
  await pool.close();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / count;
}
