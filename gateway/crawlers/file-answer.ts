import type { Answer } from "../answers/answer.ts";
import type { Body } from "../answers/body.ts";
import type { SharedExecution } from "../graphql/execute.ts";

/** A file that is whole, for as long as the data that it was made of is good. */
export const fileAnswer = (
  type: string,
  body: string | Body,
  { freshness }: { readonly freshness: Pick<SharedExecution["freshness"], "freshUntil" | "usableUntil"> },
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  ...bareAnswer(200, type, body, headers),
  freshUntil: freshness.freshUntil(),
  usableUntil: freshness.usableUntil(),
});

/** A file that changes with the settings alone. */
export const lastingAnswer = (type: string, body: string): Answer => ({
  ...bareAnswer(200, type, body, {}),
  freshUntil: Number.POSITIVE_INFINITY,
  usableUntil: Number.POSITIVE_INFINITY,
});

/** A file that must not be kept: it is not whole, or there is none. */
export const passingAnswer = (
  status: 200 | 404,
  type: string,
  body: string | Body,
  headers: Readonly<Record<string, string>> = {},
): Answer => bareAnswer(status, type, body, { "cache-control": "no-store", ...headers });

/** A file that cannot be made right now. */
export const failedAnswer = (type: string, body: string | Body): Answer =>
  bareAnswer(503, type, body, { "retry-after": String(retryAfterSeconds) });

/** A part of a sitemap, which caches keep as long as it is fresh and no longer: the other parts change with it. */
export const xmlAnswer = (body: Body, freshUntil: number): Answer => ({
  ...bareAnswer(200, "application/xml", body, {}),
  freshUntil,
  usableUntil: freshUntil,
});

/** A file has another address. It comes from data alone, never from the request. */
export const movedAnswer = (to: string): Answer =>
  bareAnswer(301, "text/plain", `This is at ${to}\n`, { location: to, "cache-control": "public, max-age=60" });

const retryAfterSeconds = 10;

const bareAnswer = (
  status: number,
  type: string,
  body: string | Body,
  headers: Readonly<Record<string, string>>,
): Answer => ({
  status,
  headers: { "content-type": `${type}; charset=utf-8`, ...headers },
  body: typeof body === "string" ? Buffer.from(body) : body,
  freshUntil: 0,
  usableUntil: 0,
});
