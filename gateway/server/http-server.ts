import { createServer, ServerResponse } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { startListening } from "../../processes/start-listening.ts";
import { AnswerResponse } from "../answers/answer-response.ts";
import { requestIdOf } from "../answers/exchange.ts";
import { ConfigError } from "../config.ts";
import type { LimitValues } from "../limits.ts";
import { writeRefusal } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";

/** Builds the server, with limits on slow clients and on their number. Its request listener is set later. */
export function createHttpServer(limits: LimitValues): Server {
  const server = createServer({
    ServerResponse: AnswerResponse,
    headersTimeout: limits.LIMIT_REQUEST_HEADERS_MS,
    requestTimeout: limits.LIMIT_REQUEST_TOTAL_MS,
    connectionsCheckingInterval: limits.LIMIT_CONNECTIONS_CHECK_MS,
    maxHeaderSize: 16_384,
    keepAliveTimeout: 5_000,
    // Checked in refusals.ts: Node.js would respond by itself, without the headers that all our responses have.
    requireHostHeader: false,
  });
  server.maxConnections = limits.LIMIT_CONNECTIONS_COUNT;
  // Counted in refusals.ts: some versions of Node.js drop what is above the count, and every check would miss it.
  server.maxHeadersCount = 0;
  // A client that does not read its response would hold its connection forever.
  server.setTimeout(limits.LIMIT_CONNECTION_IDLE_MS);
  server.on("clientError", refuseUnreadable);
  server.on("connect", refuseTunnel);
  server.on("checkExpectation", refuseExpectation);
  return server;
}

/** The responses to requests that could not be parsed. Each also ends the connection, whose next bytes could mean anything. */
const unreadable: Readonly<Record<string, { readonly status: string; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    message: "The headers of a request may be at most 16 KB long.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", message: "The request took too long to arrive." },
};
const malformed = { status: "400 Bad Request", message: "The request could not be read as HTTP." };

/** Responds in place of Node.js, which would do so without the headers that all our responses have. */
function refuseUnreadable(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || isAnswering(socket) || error.code === "ECONNRESET") return void socket.destroy();
  writeLast(socket, unreadable[error.code ?? ""] ?? malformed);
}

/**
 * Whether the response to an earlier request may be in progress, which our bytes would corrupt. Node.js checks the same field. A request whose own
 * body breaks off is answered like one that cannot be read.
 */
function isAnswering(socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof ServerResponse && (response.req.complete || response.headersSent);
}

/** Refuses CONNECT: this is not a proxy (RFC 9110, section 9.3.6). */
function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  writeLast(socket, {
    status: "405 Method Not Allowed",
    message: "Use GET or HEAD here.",
    headers: { allow: "GET, HEAD" },
  });
}

function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  writeRefusal(
    response,
    { status: 417, message: "The only supported expectation is 100-continue.", headers: { connection: "close" } },
    { requestId: requestIdOf(request) },
  );
}

interface LastAnswer {
  readonly status: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes a response where Node.js provides no response object, and ends the connection. */
function writeLast(socket: Duplex, { status, message, headers: own = {} }: LastAnswer): void {
  socket.on("error", () => undefined);
  const headers = {
    ...securityHeaders,
    ...own,
    "cache-control": "no-store",
    connection: "close",
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(message.length + 1),
  };
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n${message}\n`, () => socket.destroy());
}

/** Thrown when the server cannot listen on its port. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

/**
 * Starts listening, and returns the port. The server goes on after a later error, such as that of a connection that cannot be accepted: `onError` is
 * told.
 *
 * @throws ListenError whose message says what to do, or ConfigError for a host that does not exist.
 */
export async function listen(
  server: Server,
  port: number,
  host: string | undefined,
  onError: (error: Error) => void,
): Promise<number> {
  await startListening(server, { port, ...(host === undefined ? {} : { host }) }, onError).catch((error: Error) => {
    throw toListenError(error, port, host);
  });
  return portOf(server.address());
}

/**
 * Returns the port on which a server can listen later; port 0 becomes a free one.
 *
 * @throws ListenError if it could not listen now.
 */
export async function findPort(port: number, host: string | undefined): Promise<number> {
  const probe = createServer();
  const found = await listen(probe, port, host, () => undefined);
  const closed = new Promise<void>((resolve) => probe.close(() => resolve()));
  probe.closeAllConnections();
  await closed;
  return found;
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

function toListenError(
  error: Error & { readonly code?: string },
  port: number,
  host: string | undefined,
): ListenError | ConfigError {
  // A name that cannot be looked up at the moment (EAI_AGAIN) is no such fault of the settings.
  if (error.code === "ENOTFOUND")
    return new ConfigError(
      `The settings are invalid:\n  HOST: expected an address or a name of this machine, got ${JSON.stringify(host)}`,
      { cause: error },
    );
  const place = `port ${port}${host === undefined ? "" : ` of ${host}`}`;
  if (error.code === "EADDRINUSE")
    return new ListenError(
      `${place} is in use. Stop the process that listens there, or choose another port: PORT=4001 npm start`,
      {
        cause: error,
      },
    );
  if (error.code === "EACCES")
    return new ListenError(`${place} may not be used by this account. Choose a port above 1023: PORT=4000 npm start`, {
      cause: error,
    });
  return new ListenError(`${place} cannot be used: ${error.message}. Check PORT and HOST.`, { cause: error });
}

const idleCheckMs = 50;

/** How a server shuts down, in milliseconds. */
export interface Drain {
  /** How long it still accepts requests, so that a load balancer sees that it is not ready before connections are refused. */
  readonly noticeMs: number;
  /** How long requests in flight may take after that. */
  readonly drainMs: number;
}

/**
 * Stops accepting requests, lets those in flight finish, and closes the rest after `drainMs`. Every response from now on is the last on its
 * connection.
 */
export async function drain(server: Server, { noticeMs, drainMs }: Drain): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // A server that does not listen yet has nobody to tell.
  if (noticeMs > 0 && server.listening) await delay(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Keep-alive would hold a connection whose last response has just been sent open for a next request.
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
