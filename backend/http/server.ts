import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import { pipeline } from "node:stream/promises";
import { StoreUnavailableError } from "../store/errors.ts";
import { isStoreFault } from "../store/sqlite/faults.ts";
import { type Answer, RequestError, toAnswer } from "./answer.ts";
import { readJson } from "./body.ts";
import { createRouter } from "./router.ts";
import { type BackendParts, createRoutes } from "./routes.ts";

/** What the server is built from. */
export interface ServerParts extends BackendParts {
  /** Is told of every fault that is not the request's. */
  readonly onFault: (error: unknown, request: string) => void;
}

/** Connections are the gateway's: kept open longer than it keeps them idle, so that none closes under a request. */
const keepAliveTimeoutMs = 65_000;

/** The HTTP side of the docs backend: built, not yet listening. */
export function createBackendServer(parts: ServerParts): Server {
  const route = createRouter(createRoutes(parts));
  // Answers change with the store, and with the code that this process runs.
  const process = randomUUID().slice(0, 8);
  const server = createServer((request, response) => {
    // Nothing may end the process for the others.
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
      // Before the answer: what is published in between is not taken for known.
      const revision = await parts.store.revision();
      await send(request, response, withEtag(await answerTo(request, method), `W/"${process}-${revision}"`));
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

/** The database is away, and may be back in a moment; the file of the store is damaged, or its disk full, until somebody sees to it. */
const unavailable: Answer = {
  kind: "json",
  status: 503,
  body: { message: "The docs backend is not available right now. Please try again in a moment." },
  headers: { "retry-after": "1", "cache-control": "no-store" },
};

/** What is not to be stored is no matter of the store's revision either. */
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
    await sendFile(request, response, answer.path);
  } else {
    const body = Buffer.from(JSON.stringify(answer.body));
    response.writeHead(answer.status, {
      "content-type": "application/json; charset=utf-8",
      "content-length": body.length,
    });
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

async function sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  response.writeHead(200);
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(path), response).catch(() => response.destroy());
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim());
  return known.includes("*") || known.includes(etag);
}
