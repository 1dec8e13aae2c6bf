import { retryAfterSeconds } from "../answers/answer.ts";
import type { Answer } from "../answers/answer.ts";
import type { Body } from "../answers/body.ts";
import type { SharedExecution } from "../graphql/execute.ts";

/** A complete file, fresh for as long as the data it was built from. */
export function fileAnswer(
  type: string,
  body: string | Body,
  { freshness }: { readonly freshness: Pick<SharedExecution["freshness"], "freshUntil" | "usableUntil"> },
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    ...bareAnswer(200, type, body, headers),
    freshUntil: freshness.freshUntil(),
    usableUntil: freshness.usableUntil(),
  };
}

/** A file that must not be cached: it is incomplete, or does not exist. */
export function passingAnswer(
  status: 200 | 404,
  type: string,
  body: string | Body,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return bareAnswer(status, type, body, { "cache-control": "no-store", ...headers });
}

/** A file of documents: one in which a text is lacking must not be cached, and replaces an older one only if nothing failed or is stale. */
export function documentsAnswer(
  readings: readonly { readonly isWhole: boolean; readonly isComplete: boolean }[],
  type: string,
  body: string,
  execution: Pick<SharedExecution, "freshness">,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  if (readings.every(({ isWhole }) => isWhole)) return fileAnswer(type, body, execution, headers);
  const passing = passingAnswer(200, type, body, headers);
  const isComplete = !execution.freshness.isStale() && readings.every((reading) => reading.isComplete);
  return isComplete ? { ...passing, isComplete } : passing;
}

/** A file that cannot be built right now. */
export function failedAnswer(type: string, body: string | Body): Answer {
  return bareAnswer(503, type, body, { "retry-after": retryAfterSeconds });
}

/** A part of a sitemap, which caches keep only while it is fresh: the other parts change with it. */
export function xmlAnswer(body: Body, freshUntil: number): Answer {
  return {
    ...bareAnswer(200, "application/xml", body, {}),
    freshUntil,
    usableUntil: freshUntil,
  };
}

function bareAnswer(
  status: number,
  type: string,
  body: string | Body,
  headers: Readonly<Record<string, string>>,
): Answer {
  return {
    status,
    headers: { "content-type": `${type}; charset=utf-8`, ...headers },
    body: typeof body === "string" ? Buffer.from(body) : body,
    freshUntil: 0,
    usableUntil: 0,
  };
}
