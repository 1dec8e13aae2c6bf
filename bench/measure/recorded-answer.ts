import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";

export interface BenchRequest {
  readonly path: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer as it came over the wire. */
export interface RecordedAnswer {
  /** Alternating names and values, without those that the server's HTTP layer adds. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const ownOfConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/**
 * Sends one request and keeps the answer's bytes as they came, compressed or not.
 *
 * @throws Error for any status but 200: measuring failures would look fast.
 */
export async function recordAnswer(
  origin: string,
  { path, method, headers, body }: BenchRequest,
): Promise<RecordedAnswer> {
  const response = await request(`${origin}${path}`, {
    method,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const bytes = Buffer.from(await response.body.arrayBuffer());
  if (response.statusCode !== 200)
    throw new Error(
      `${method} ${path} should have answered 200, but answered ${response.statusCode}: ${bytes.toString().slice(0, 300)}`,
    );
  const kept = Object.entries(response.headers).filter(([name]) => !ownOfConnection.has(name));
  return { headers: kept.flatMap(([name, value]) => [name, String(value)]), body: bytes };
}

const passes = 3;
const backgroundMs = 2_000;

/** Sends each request a few times, with pauses for the server to compress better in the background, and returns the last answers. */
export async function recordSettled(
  origin: string,
  requests: readonly BenchRequest[],
): Promise<readonly RecordedAnswer[]> {
  let answers: readonly RecordedAnswer[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    if (pass > 0) await delay(backgroundMs);
    answers = await Promise.all(requests.map((one) => recordAnswer(origin, one)));
  }
  return answers;
}
