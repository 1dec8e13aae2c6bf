import type { IncomingMessage, ServerResponse } from "node:http";
import { AnswerResponse, readyLines } from "./answer-response.ts";
import type { AnswerStore } from "./answer-store.ts";
import type { Served } from "./served.ts";
import { cacheControlOf } from "./cache-control.ts";
import { negotiateEncoding } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { encodingFor, makeVariant } from "./entry.ts";
import type { BaseHeaders, Entry, Variant } from "./entry.ts";
import { matchesTag } from "./if-none-match.ts";
import { keptLocation } from "./header-values.ts";
import { writeBody } from "./write-body.ts";

/** Facts of one response, never stored. */
export interface ResponseFacts {
  readonly requestId: string;
  /** When the request arrived, from `performance.now()`. */
  readonly startedAt: number;
}

/** What a writer of answers is built with. */
export interface WriterParts {
  readonly store: Pick<AnswerStore, "grown">;
  readonly baseHeaders: BaseHeaders;
  readonly now: () => number;
  /** Called with errors of background encoding. */
  readonly report: (bug: unknown) => void;
}

/** Writes an answer to one client: in an encoding that it accepts, 304 if it has the answer already, no body for HEAD. */
export type WriteAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  served: Served,
  facts: ResponseFacts,
) => void | Promise<void>;

/** Builds the writer. An existing encoding is written synchronously, without a promise. */
export function createWriter({ store, baseHeaders, now, report }: WriterParts): WriteAnswer {
  let upgrades = 0;
  const upgradeLater = (key: string, { entry, stored }: Served, encoding: Encoding): void => {
    if (!stored || upgrades >= upgradesAtOnce || upgrading.has(entry)) return;
    upgrading.add(entry);
    upgrades += 1;
    setImmediate(() => {
      const upgrade = makeVariant(entry.answer, encoding, "good", baseHeaders).then((variant) => {
        upgrading.delete(entry);
        entry.variants.set(encoding, variant);
        store.grown(key, entry);
      });
      upgrade.catch(report).finally(() => (upgrades -= 1));
    });
  };

  const quickVariant = async (key: string, { entry, stored }: Served, encoding: Encoding): Promise<Variant> => {
    const variant = await makeVariant(entry.answer, encoding, "quick", baseHeaders);
    if (stored && !entry.variants.has(encoding)) {
      entry.variants.set(encoding, variant);
      store.grown(key, entry);
    }
    return variant;
  };

  /** Concurrent requests for an entry share its first encoding, as they share its fill. */
  const sharedVariant = (key: string, served: Served, encoding: Encoding): Promise<Variant> => {
    const pending = pendingOf(served.entry);
    const known = pending.get(encoding);
    if (known !== undefined) return known;
    const made = quickVariant(key, served, encoding).finally(() => pending.delete(encoding));
    pending.set(encoding, made);
    return made;
  };

  return (request, response, key, served, facts) => {
    const encoding = encodingFor(served.entry, negotiateEncoding(request.headers["accept-encoding"]?.toString()));
    const known = served.entry.variants.get(encoding);
    if (known === undefined) {
      // If a file cannot be encoded, as on a full disk, it is sent unencoded.
      const variant = sharedVariant(key, served, encoding).catch(() => sharedVariant(key, served, "identity"));
      return variant.then((made) => send(request, response, served, made, facts, now()));
    }
    if (known.effort === "quick") upgradeLater(key, served, encoding);
    return send(request, response, served, known, facts, now());
  };
}

/** More would hold up what readers wait for in the same few threads: first encodings, files, names of hosts. The next request of an entry tries again. */
const upgradesAtOnce = 2;

/** First encodings in progress. */
const pendingVariants = new WeakMap<Entry, Map<Encoding, Promise<Variant>>>();

function pendingOf(entry: Entry): Map<Encoding, Promise<Variant>> {
  const pending = pendingVariants.get(entry) ?? new Map<Encoding, Promise<Variant>>();
  pendingVariants.set(entry, pending);
  return pending;
}

/** Entries whose `good` encoding is in progress. */
const upgrading = new WeakSet<object>();

function send(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  variant: Variant,
  facts: ResponseFacts,
  now: number,
): void {
  const { entry, source, stored } = served;
  const unchanged =
    entry.answer.status === 200 && isRead(request) && matchesTag(request.headers["if-none-match"], variant.etag);
  const described = [
    "content-length",
    String(variant.body.length),
    // A cache that stored the answer to a POST under its URL would serve it to other operations.
    "cache-control",
    isRead(request) ? cacheControlOf(entry, stored, now) : "no-store",
  ];
  const location = keptLocation(entry.answer, request.url ?? "");
  const durationMs = (performance.now() - facts.startedAt).toFixed(1);
  const timing = `answer;desc=${source};dur=${durationMs}${currentUntil(served, now)}`;
  if (unchanged)
    response.writeHead(304, withoutBodyHeaders([...variant.headers, ...ofResponse(timing, facts), ...described]));
  else if (source === "hit" && response instanceof AnswerResponse && response.canBeginReady()) {
    if (variant.readyLines === "") variant.readyLines = readyLines(variant.headers);
    response.beginReady(entry.answer.status, variant.readyLines + linesOfResponse(timing, facts), described);
  } else {
    const headers = location === null ? variant.headers : withLocation(variant.headers, location);
    response.writeHead(entry.answer.status, [...headers, ...ofResponse(timing, facts), ...described]);
  }
  if (unchanged || request.method === "HEAD") response.end();
  else writeBody(response, variant.body);
}

/** The headers of one response that are never stored. Lifetimes count from now: a cache would take the time here off them once more (RFC 9111, section 4.2). */
function ofResponse(timing: string, { requestId }: ResponseFacts): readonly string[] {
  return ["age", "0", "server-timing", timing, "x-request-id", requestId];
}

/** The same as they are sent: all of it is ours, and needs no check. */
function linesOfResponse(timing: string, { requestId }: ResponseFacts): string {
  return `age: 0\r\nserver-timing: ${timing}\r\nx-request-id: ${requestId}\r\n`;
}

/** Says until when a stale copy was fresh, and whether it could not be refreshed: the client then shows a notice. */
function currentUntil({ entry: { answer, freshUntil, blockedUntil }, stored }: Served, now: number): string {
  if (!stored || answer.status !== 200 || freshUntil >= now) return "";
  return `, current;desc=${Math.round(freshUntil)}${blockedUntil > 0 ? ", unreachable" : ""}`;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function withLocation(headers: readonly string[], location: string): string[] {
  return headers.map((value, at) => (headers[at - 1] === "location" && at % 2 === 1 ? location : value));
}

/** A 304 has no body, and so no headers that describe one (RFC 9110, section 15.4.5). */
function withoutBodyHeaders(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? "";
    if (name !== "content-length" && name !== "content-encoding" && name !== "content-type")
      kept.push(name, headers[at + 1] ?? "");
  }
  return kept;
}
