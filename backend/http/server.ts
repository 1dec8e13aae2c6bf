import { byteRangeOf } from "../../addresses/requests/byte-range.ts";
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { StoreUnavailableError } from "../store/errors.ts";
import { isStoreFault } from "../store/sqlite/faults.ts";
import { RequestError, toAnswer } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { readJson } from "./body.ts";
import { createRouter } from "./router.ts";
import { createRoutes } from "./routes.ts";
import type { BackendParts } from "./routes.ts";

/** The dependencies of the server. */
export interface ServerParts extends BackendParts {
  /** Called with every error that the request did not cause. */
  readonly onFault: (error: unknown, request: string) => void;
}

/** Connections come from the gateway. This exceeds the gateway's idle timeout, so that no connection closes under a request. */
const keepAliveTimeoutMs = 65_000;

/** The HTTP server of the docs backend, not yet listening. */
export function createBackendServer(parts: ServerParts): Server {
  const route = createRouter(createRoutes(parts));
  // Part of every ETag: responses change with the store, and with the code of this process.
  const instance = randomUUID().slice(0, 8);
  const server = createServer((request, response) => {
    // No request may crash the process.
    respond(request, response).catch((error: unknown) => {
      parts.onFault(error, "an answer");
      response.destroy();
    });
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  return server;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? "GET";
    try {
      if (method !== "GET" && method !== "HEAD") return await send(request, response, await answerTo(request, method));
      // Read before the response is built: what is published meanwhile must not get the new revision's ETag.
      const revision = await parts.store.revision();
      await send(request, response, withEtag(await answerTo(request, method), `W/"${instance}-${revision}"`));
    } catch (error) {
      parts.onFault(error, `${method} ${request.url?.split("?")[0] ?? ""}`);
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      await send(
        request,
        response,
        error instanceof StoreUnavailableError || isStoreFault(error) ? unavailable : failed,
      );
    }
  }

  async function answerTo(request: IncomingMessage, method: string): Promise<Answer> {
    try {
      const [path = "", ...query] = (request.url ?? "/").split("?");
      const match = route(method, path);
      return await match.route.handler({
        params: match.params,
        query: new URLSearchParams(query.join("?")),
        address: request.socket.remoteAddress ?? "",
        headers: request.headers,
        readJson: () => readJson(request),
      });
    } catch (error) {
      if (error instanceof RequestError) return toAnswer(error);
      throw error;
    }
  }
}

const failed: Answer = {
  kind: "json",
  status: 500,
  body: { message: "The docs backend failed. Please try again later." },
};

/** The database is unreachable, perhaps briefly; or the store's file is damaged or its disk full, until an operator acts. */
const unavailable: Answer = {
  kind: "json",
  status: 503,
  body: { message: "The docs backend is not available right now. Please try again in a moment." },
  headers: { "retry-after": "1", "cache-control": "no-store" },
};

/** Responses that must not be stored get no ETag. */
function withEtag(answer: Answer, etag: string): Answer {
  return answer.kind === "json" && answer.status === 200 && answer.headers?.["cache-control"] !== "no-store"
    ? { ...answer, headers: { ...answer.headers, etag } }
    : answer;
}

async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const headers = answer.headers ?? {};
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (headers["etag"] !== undefined && isKnown(request.headers["if-none-match"], headers["etag"])) {
    response.removeHeader("content-length");
    response.writeHead(304).end();
  } else if (answer.kind === "file") {
    await sendFile(request, response, answer);
  } else {
    const body = Buffer.from(JSON.stringify(answer.body));
    response.writeHead(answer.status, {
      "content-type": "application/json; charset=utf-8",
      "content-length": body.length,
    });
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, headers }: Extract<Answer, { readonly kind: "file" }>,
): Promise<void> {
  const size = Number(headers["content-length"]);
  const range = Number.isNaN(size) ? null : byteRangeOf(request, { etag: headers["etag"], sizeBytes: size });
  response.setHeader("accept-ranges", "bytes");
  if (range === "outside") return sendOutside(response, size);
  if (range === null) response.writeHead(200);
  else {
    response.setHeader("content-length", String(range.end - range.start + 1));
    response.writeHead(206, { "content-range": `bytes ${range.start}-${range.end}/${size}` });
  }
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(path, range ?? {}), response).catch(() => response.destroy());
}

/** Says how long a file is that has no such part (RFC 9110, section 15.5.17): a reader who has all of it then stops. */
function sendOutside(response: ServerResponse, sizeBytes: number): void {
  for (const name of ["content-type", "etag"]) response.removeHeader(name);
  response
    .setHeader("cache-control", "no-store")
    .setHeader("content-length", "0")
    .writeHead(416, { "content-range": `bytes */${sizeBytes}` })
    .end();
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim());
  return known.includes("*") || known.includes(etag);
}
