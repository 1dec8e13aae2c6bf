import { createServer, request } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import { duplexPair } from "node:stream";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

/** A request to a listener of this process. */
export interface InProcessRequest {
  readonly method: "GET" | "POST";
  /** With the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What a listener answered. */
export interface InProcessAnswer {
  readonly status: number;
  /** Decompressed. */
  readonly text: string;
}

/** Sends a request, and reads the whole answer. Rejects when the signal aborts. */
export type AskInProcess = (asked: InProcessRequest, signal: AbortSignal) => Promise<InProcessAnswer>;

/** Returns a client that speaks HTTP with a listener over streams in memory: no port, no connection that a limit counts. */
export function createInProcessClient(listener: RequestListener): AskInProcess {
  const server = createServer(listener);
  const connect = (): Duplex => {
    const [near, far] = duplexPair();
    server.emit("connection", far);
    return near;
  };
  return async ({ method, path, headers, body }, signal) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({
        method,
        path,
        headers: { host: "localhost", ...headers },
        createConnection: connect,
        signal,
      });
      asked.on("response", resolve);
      // Not once: a request that is given up after its response has begun fails again.
      asked.on("error", reject);
      asked.end(body ?? undefined);
    });
    return { status: response.statusCode ?? 0, text: (await bodyOf(response)).toString() };
  };
}

const fromBrotli = promisify(brotliDecompress);

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const sent = await buffer(response);
  return response.headers["content-encoding"] === "br" ? fromBrotli(sent) : sent;
}
