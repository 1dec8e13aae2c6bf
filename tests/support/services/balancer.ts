import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Pool } from "undici";

/** Round-robin over the gateways that are ready, as nginx or HAProxy do. Nothing is retried. */
export interface Balancer extends AsyncDisposable {
  readonly url: string;
  /** Starts using a gateway as soon as it is ready. */
  readonly add: (url: string) => void;
  /** Stops using a gateway. */
  readonly remove: (url: string) => void;
  readonly readyCount: () => number;
}

const lookMs = 50;

interface Upstream {
  readonly pool: Pool;
  isReady: boolean;
}

/** Starts a balancer on a free port. */
export async function startBalancer(): Promise<Balancer> {
  const upstreams = new Map<string, Upstream>();
  const ready = (): readonly Upstream[] => [...upstreams.values()].filter(({ isReady }) => isReady);
  let turn = 0;
  const server = createServer((request, response) => {
    const each = ready();
    const next = each[(turn += 1) % Math.max(1, each.length)];
    if (next === undefined) return void response.writeHead(502).end();
    pass(next.pool, request, response).catch(() =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The balancer did not get a port.");
  const looking = setInterval(() => upstreams.forEach((upstream) => void look(upstream)), lookMs);
  return {
    url: `http://127.0.0.1:${address.port}`,
    add: (url) => void upstreams.set(url, { pool: new Pool(url, { connections: 32 }), isReady: false }),
    remove: (url) => {
      void upstreams.get(url)?.pool.close();
      upstreams.delete(url);
    },
    readyCount: () => ready().length,
    [Symbol.asyncDispose]: async () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      await Promise.all([...upstreams.values()].map(({ pool }) => pool.destroy()));
    },
  };
}

async function look(upstream: Upstream): Promise<void> {
  try {
    const { statusCode, body } = await upstream.pool.request({ path: "/operations/ready", method: "GET" });
    await body.dump();
    upstream.isReady = statusCode === 200;
  } catch {
    upstream.isReady = false;
  }
}

async function pass(pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { connection: _own, "keep-alive": _kept, ...headers } = request.headers;
  const forwarded = { ...headers, "x-forwarded-for": headers["x-forwarded-for"] ?? request.socket.remoteAddress };
  const {
    statusCode,
    headers: answered,
    body,
  } = await pool.request({
    path: request.url ?? "/",
    method: request.method === "POST" ? "POST" : "GET",
    headers: forwarded,
    body: request.method === "POST" ? request : null,
  });
  const { connection: _theirs, "keep-alive": _their, "transfer-encoding": _chunks, ...rest } = answered;
  response.writeHead(statusCode, rest);
  await pipeline(body, response);
}
