import { z } from "zod";
import { DocsApiError, plainMessage } from "../docs-api-error.ts";
import type { HttpAnswer } from "./request.ts";

/**
 * The JSON of a successful answer; null for an empty body.
 *
 * @throws {DocsApiError} for every other answer.
 */
export function jsonOf(answer: HttpAnswer, call: string): unknown {
  assertJson(answer, call);
  return answer.body.byteLength === 0 ? null : readJson(textOf(answer), call);
}

/** @throws {DocsApiError} for an answer that is not successful, or not JSON. */
export function assertJson(answer: HttpAnswer, call: string): void {
  if (answer.status < 200 || answer.status > 299) throw toRefusal(answer, call);
  if (answer.body.byteLength > 0 && !isJson(answer.contentType)) {
    const type = plainMessage(answer.contentType.split(";", 1)[0]) ?? "no type";
    throw new DocsApiError({ problem: "bad-payload", call, reason: `expected application/json, got ${type}` });
  }
}

/** The body of an answer as text. */
export function textOf({ body }: Pick<HttpAnswer, "body">): string {
  return new TextDecoder().decode(body);
}

/** Turns a parser's error over JSON that does not have the contract's shape into a `DocsApiError`. */
export function parsing<T>(call: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const path = cause.issues[0]?.path.join(".") ?? "";
    const reason = `the answer does not match the contract${path === "" ? "" : ` at "${path}"`}`;
    throw new DocsApiError({ problem: "bad-payload", call, reason, cause });
  }
}

function isJson(contentType: string): boolean {
  return /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu.test(contentType);
}

/**
 * Parses the JSON of an answer.
 *
 * @throws {DocsApiError} when the text is not JSON.
 */
export function readJson(text: string, call: string): unknown {
  try {
    return JSON.parse(text, loneSurrogate.test(text) ? withoutLoneSurrogates : undefined);
  } catch {
    // No cause: the parser's error quotes the body.
    throw new DocsApiError({ problem: "bad-payload", call, reason: "the answer does not parse as JSON" });
  }
}

/** The escape of a lone surrogate (RFC 8259, section 8.2). */
const loneSurrogate =
  /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/u;

/** A lone surrogate cannot be sent on as UTF-8: a page would contain other text than the data it was built from. */
function withoutLoneSurrogates(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}

const Refusal = z.object({ message: z.string().nullish().catch(null) });

function toRefusal(answer: HttpAnswer, call: string): DocsApiError {
  const isRejection = answer.status >= 400 && answer.status < 500;
  const details = isRejection ? readDetails(answer) : null;
  return new DocsApiError({
    problem: isRejection ? "rejected" : "unavailable",
    call,
    httpStatus: answer.status,
    ...(redirects.has(answer.status) ? { reason: redirected } : {}),
    backendMessage: Refusal.safeParse(details).data?.message ?? null,
    details,
    retryAfterSeconds: secondsOf(answer.retryAfter),
  });
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const redirected =
  "a redirect, which is not followed; DOCS_API_URL and DOCS_CONTENT_URL must be addresses that answer themselves";

/** The JSON of a refusal; null where there is none. A body of another type is a server's error page, not a message. */
function readDetails(answer: HttpAnswer): unknown {
  if (!isJson(answer.contentType)) return null;
  try {
    return JSON.parse(textOf(answer));
  } catch {
    return null;
  }
}

/** The longest `Retry-After`, in seconds: GraphQL's Int has 32 bits. */
const retryAfterMax = 999_999_999;

/** A `Retry-After` in seconds from now, whether given in seconds or as a date, which begins with its weekday; null for anything else. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\s*\d{1,9}\s*$/u.test(retryAfter)) return Number(retryAfter);
  if (!/^\s*[a-z]{3,9},?\s/iu.test(retryAfter)) return null;
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(retryAfterMax, Math.max(0, seconds)) : null;
}
