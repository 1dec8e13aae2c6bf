import { assertJson, jsonOf, parsing, textOf } from "../transport/answer.ts";
import type { Arrived, Loaded } from "../cache/cached.ts";
import type { ReadCall, ReadRequest } from "./caller.ts";
import { DocsApiError } from "../docs-api-error.ts";
import { addressable, addressOf } from "./http-parts.ts";
import type { HttpCallerParts } from "./http-parts.ts";
import type { DocsApiLimits } from "../limits.ts";
import { exchange } from "../transport/request.ts";
import type { HttpAnswer } from "../transport/request.ts";

/** Asks the backend for what a call reads. */
export async function readOverHttp<Input, T>(
  parts: HttpCallerParts,
  call: ReadCall<Input, T>,
  { input, known }: { readonly input: Input; readonly known: Loaded<T> | null },
): Promise<Arrived<T>> {
  const parse = (json: unknown): T => call.parse(json, input);
  const orMissing = (error: unknown): Arrived<T> => {
    if (call.missing === undefined || !(error instanceof DocsApiError)) throw error;
    if (!isMissing(error) && !(call.isOptional === true && saysNotHere(error))) throw error;
    return { data: call.missing(input), sizeBytes: 0, condition: null };
  };
  try {
    return await get(parts, call, { request: call.request(input), known, parse, orMissing });
  } catch (error) {
    return orMissing(error);
  }
}

/** What is gone for good is not there either (RFC 9110, section 15.5.11). */
function isMissing({ status }: DocsApiError): boolean {
  return status === 404 || status === 410;
}

/** Statuses of refusals that say nothing about the call itself. */
const ofTheMoment: ReadonlySet<unknown> = new Set([408, 429]);

/** Whether this is how a backend answers to addresses that it does not know. */
function saysNotHere({ problem, status, tooLarge }: DocsApiError): boolean {
  if (problem === "bad-payload") return !tooLarge;
  return status === 501 || (problem === "rejected" && !ofTheMoment.has(status));
}

type ReadSettings = Pick<ReadCall<never, unknown>, "name" | "group" | "kind" | "isKeptUnparsed">;

interface Get<T> {
  readonly request: ReadRequest;
  readonly known: Loaded<T> | null;
  readonly parse: (json: unknown) => T;
  /** The data for an answer that means "not here"; throws every other error again. */
  readonly orMissing: (error: unknown) => Arrived<T>;
}

async function get<T>(
  parts: HttpCallerParts,
  { name, group, kind, isKeptUnparsed = false }: ReadSettings,
  { request, known, parse, orMissing }: Get<T>,
): Promise<Arrived<T>> {
  const path = addressable(name, request);
  const { totalMs, bodyBytes } = boundsOf(kind ?? "usual", parts.limits);
  const condition = known?.condition ?? null;
  const attempt = async (signal: AbortSignal): Promise<Arrived<T> | HttpAnswer> => {
    const url = addressOf(parts, name, request.base, path);
    const { dispatcher, visitor } = parts;
    const answer = await exchange({
      call: name,
      method: "GET",
      url,
      body: null,
      condition,
      bodyBytes,
      signal,
      dispatcher,
      visitor,
    });
    if (answer.status === 304 && known !== null && condition !== null) return { ...known, json: null };
    if (isBig(kind, answer.body.byteLength)) {
      assertJson(answer, name);
      return answer;
    }
    if (answer.body.byteLength > smallBytes) await parts.readingTurn();
    const read = (): T => {
      const json = jsonOf(answer, name);
      return parsing(name, () => parse(json));
    };
    const parsed = toArrived(parts, answer, read());
    return isKeptUnparsed ? { ...parsed, parse: read } : parsed;
  };
  // Within the guard: that a backend lacks a call is no failure of it, whatever it answers.
  const arrived = await parts.guard({ name, group, totalMs, repeatable: true }, (signal) =>
    attempt(signal).catch(orMissing),
  );
  // Parsing takes our time and not the backend's, so the backend's deadline does not cover it.
  return "body" in arrived ? toArrived(parts, arrived, await parts.bigAnswers.read<T>(name, arrived.body)) : arrived;
}

/** Smaller answers are read as they arrive. */
const smallBytes = 50_000;

const bigBytes = 200_000;

/** Whether an answer is so large, and of a kind that may be as large as the site, that it is read in a thread of its own. */
export function isBig(kind: ReadSettings["kind"], length: number): boolean {
  return kind !== undefined && kind !== "usual" && length > bigBytes;
}

function toArrived<T>({ shared }: HttpCallerParts, answer: HttpAnswer, data: T): Arrived<T> {
  const arrived = { data, sizeBytes: answer.body.byteLength, condition: answer.condition };
  return shared.epoch() === null ? arrived : { ...arrived, json: textOf(answer) };
}

function boundsOf(kind: "usual" | "navigation" | "sitemap", limits: DocsApiLimits) {
  return {
    totalMs: kind === "sitemap" ? limits.sitemapTotalMs : limits.totalMs,
    bodyBytes: kind === "usual" ? limits.bodyBytes : limits.bigBodyBytes,
  };
}
