import { once } from "node:events";
import { request as startRequest } from "node:http";
import type { BenchRequest } from "./recorded-answer.ts";

/** The time from sending a request on a new connection to the first bytes of the response body. */
export async function timeToFirstByteMs(origin: string, { path, method, headers }: BenchRequest): Promise<number> {
  const began = performance.now();
  const request = startRequest(`${origin}${path}`, { method, headers, agent: false }).end();
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    request.once("response", resolve).once("error", reject),
  );
  await once(response, "readable");
  const firstByteMs = performance.now() - began;
  response.resume();
  return firstByteMs;
}
