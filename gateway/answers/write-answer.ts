import type { IncomingMessage, ServerResponse } from "node:http";
import type { AnswerStore } from "./answer-store.ts";
import type { Served } from "./answers.ts";
import { cacheControlOf } from "./cache-control.ts";
import { negotiateEncoding } from "./encoding.ts";
import type { Encoding } from "./encoding.ts";
import { encodingFor, makeVariant } from "./entry.ts";
import type { BaseHeaders, Entry, Variant } from "./entry.ts";
import { writeBody } from "./write-body.ts";

/** What belongs to one response, and is never stored. */
export interface ResponseFacts {
  readonly requestId: string;
  /** When the request came, from `performance.now()`. */
  readonly startedAt: number;
}

export interface WriterParts {
  readonly store: Pick<AnswerStore, "grown">;
  readonly baseHeaders: BaseHeaders;
  readonly now: () => number;
  /** Told of encodings that could not be made. */
  readonly report: (bug: unknown) => void;
}

/** Writes an answer to one client: encoded as it accepts it, 304 where it has it already, no body for HEAD. */
export type WriteAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  served: Served,
  facts: ResponseFacts,
) => void | Promise<void>;

/** Builds the writer. An encoding that is there already is written at once, without a promise. */
export const createWriter = ({ store, baseHeaders, now, report }: WriterParts): WriteAnswer => {
  const upgradeLater = (key: string, { entry, stored }: Served, encoding: Encoding): void => {
    if (!stored || upgrading.has(entry)) return;
    upgrading.add(entry);
    setImmediate(() => {
      const upgrade = makeVariant(entry.answer, encoding, "good", baseHeaders).then((variant) => {
        upgrading.delete(entry);
        entry.variants.set(encoding, variant);
        store.grown(key, entry);
      });
      upgrade.catch(report);
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

  /** Many may wait for one fill: its encoding is made once too. */
  const sharedVariant = (key: string, served: Served, encoding: Encoding): Promise<Variant> => {
    const making = makingOf(served.entry);
    const known = making.get(encoding);
    if (known !== undefined) return known;
    const made = quickVariant(key, served, encoding).finally(() => making.delete(encoding));
    making.set(encoding, made);
    return made;
  };

  return (request, response, key, served, facts) => {
    const encoding = encodingFor(served.entry, negotiateEncoding(request.headers["accept-encoding"]?.toString()));
    const known = served.entry.variants.get(encoding);
    if (known === undefined) {
      // A full disk costs the encoding of a file, not the answer.
      const variant = sharedVariant(key, served, encoding).catch(() => sharedVariant(key, served, "identity"));
      return variant.then((made) => send(request, response, served, made, facts, now()));
    }
    if (known.effort === "quick") upgradeLater(key, served, encoding);
    return send(request, response, served, known, facts, now());
  };
};

/** First encodings that are being made. */
const beingMade = new WeakMap<Entry, Map<Encoding, Promise<Variant>>>();

const makingOf = (entry: Entry): Map<Encoding, Promise<Variant>> => {
  const making = beingMade.get(entry) ?? new Map<Encoding, Promise<Variant>>();
  beingMade.set(entry, making);
  return making;
};

/** Entries whose better encoding is being made. */
const upgrading = new WeakSet<object>();

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  variant: Variant,
  facts: ResponseFacts,
  now: number,
): void => {
  const { entry, source, stored } = served;
  const unchanged =
    entry.answer.status === 200 && isRead(request) && matches(request.headers["if-none-match"], variant.etag);
  const headers = [
    ...variant.headers,
    // A cache that took the answer to a POST for that of its address would give it to other operations.
    "cache-control",
    isRead(request) ? cacheControlOf(entry, stored, now) : "no-store",
    "age",
    String(
      source === "miss" || source === "error" || source === "refused"
        ? 0
        : Math.max(0, Math.floor((now - entry.storedAt) / 1_000)),
    ),
    "server-timing",
    `answer;desc=${source};dur=${(performance.now() - facts.startedAt).toFixed(1)}${currentUntil(served, now)}`,
    "x-request-id",
    facts.requestId,
  ];
  response.writeHead(unchanged ? 304 : entry.answer.status, unchanged ? withoutBodyHeaders(headers) : headers);
  if (unchanged || request.method === "HEAD") response.end();
  else writeBody(response, variant.body);
};

/** Says until when an old copy was current: a browser that goes on getting one tells its visitor. */
const currentUntil = ({ entry: { answer, freshUntil }, stored }: Served, now: number): string =>
  stored && answer.status === 200 && freshUntil < now ? `, current;desc=${Math.round(freshUntil)}` : "";

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** A 304 has no body, so it has no length of one (RFC 9110, section 15.4.5). */
const withoutBodyHeaders = (headers: readonly string[]): string[] => {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? "";
    if (name !== "content-length" && name !== "content-encoding" && name !== "content-type")
      kept.push(name, headers[at + 1] ?? "");
  }
  return kept;
};

/** RFC 9110, section 13.1.2: a list of tags, or `*`; weak tags compare by their value. */
const matches = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
};
