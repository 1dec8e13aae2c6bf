import { z } from "zod";
import { DocsApiError } from "../docs-api-error.ts";
import type { HttpAnswer } from "./request.ts";

/**
 * The JSON of a good answer; null for an empty body.
 *
 * @throws {DocsApiError} for every other answer.
 */
export const jsonOf = (answer: HttpAnswer, call: string): unknown => {
  assertJson(answer, call);
  return answer.body.byteLength === 0 ? null : readJson(textOf(answer), call);
};

/** @throws {DocsApiError} for an answer that is not good, or not JSON. */
export const assertJson = (answer: HttpAnswer, call: string): void => {
  if (answer.status < 200 || answer.status > 299) throw toRefusal(answer, call);
  if (answer.body.byteLength > 0 && !isJson(answer.contentType)) {
    throw new DocsApiError({ problem: "bad-payload", call, reason: "the answer is not of type application/json" });
  }
};

/** The body of an answer as text. */
export const textOf = ({ body }: Pick<HttpAnswer, "body">): string => new TextDecoder().decode(body);

/** Turns what a parser throws over JSON of another shape than the contract's into the one error class. */
export const parsing = <T>(call: string, parse: () => T): T => {
  try {
    return parse();
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const path = cause.issues[0]?.path.join(".") ?? "";
    const reason = `the answer is not of the contract's shape${path === "" ? "" : ` at "${path}"`}`;
    throw new DocsApiError({ problem: "bad-payload", call, reason, cause });
  }
};

const isJson = (contentType: string): boolean => /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu.test(contentType);

/**
 * The JSON of a text.
 *
 * @throws {DocsApiError} where it is none.
 */
export const readJson = (text: string, call: string): unknown => {
  try {
    return JSON.parse(text, halfCharacter.test(text) ? toWholeCharacters : undefined);
  } catch {
    // No cause: the parser's error quotes the body.
    throw new DocsApiError({ problem: "bad-payload", call, reason: "the answer does not parse as JSON" });
  }
};

/** An escape that stands for one half of a character, and has no other half beside it (RFC 8259, section 8.2). */
const halfCharacter =
  /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/u;

/** Half a character cannot be sent on as UTF-8: a page would hold another text than the data that it was made of. */
const toWholeCharacters = (_name: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed() : value;

const Refusal = z.object({ message: z.string().nullish().catch(null) });

const toRefusal = (answer: HttpAnswer, call: string): DocsApiError => {
  const isRejection = answer.status >= 400 && answer.status < 500;
  const details = isRejection ? readDetails(answer) : null;
  return new DocsApiError({
    problem: isRejection ? "rejected" : "unavailable",
    call,
    httpStatus: answer.status,
    backendMessage: Refusal.safeParse(details).data?.message ?? null,
    details,
    retryAfterSeconds: secondsOf(answer.retryAfter),
  });
};

/** The JSON of a refusal; null where it is none. Text of another type is a server's page, not a message. */
const readDetails = (answer: HttpAnswer): unknown => {
  if (!isJson(answer.contentType)) return null;
  try {
    return JSON.parse(textOf(answer));
  } catch {
    return null;
  }
};

/** A `Retry-After` in seconds from now, whether it counts seconds or names a date; null for anything else. */
const secondsOf = (retryAfter: string | null): number | null => {
  if (retryAfter === null) return null;
  if (/^\s*\d{1,9}\s*$/u.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
};
