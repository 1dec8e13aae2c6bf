import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "../../answers/answer.ts";
import type { RateLimited, Take } from "../../answers/route.ts";
import { addRateLimitHeaders } from "./rate-limit-headers.ts";
import type { VisitorParts } from "../visitor.ts";

/**
 * Called before a rate-limited answer is built: null to proceed, else the refusal for this visitor. A request is counted once, however many routes it
 * passes. A refused one is not counted.
 */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  rateLimited: RateLimited | undefined,
) => Promise<Answer | null>;

/** Builds the check for answers that are not in the store: stored ones take no allowance (reliability, "Rules of answers", 8). */
export function createAdmit({ addressOf, rateLimits }: VisitorParts): Admit {
  const counted = new WeakSet<IncomingMessage>();

  /** Takes all or nothing: what was taken before a refusal is given back. */
  const takeAll = async (
    request: IncomingMessage,
    response: ServerResponse,
    takes: readonly Take[],
  ): Promise<Refused | null> => {
    const ip = addressOf(request);
    for (const [index, { of, points }] of takes.entries()) {
      const allowance = await rateLimits.take(of, ip, points);
      addRateLimitHeaders(response, allowance);
      if (allowance.retryAfterSeconds === null) continue;
      await Promise.all(takes.slice(0, index).map((taken) => rateLimits.giveBack(taken.of, ip, taken.points)));
      return { of, retryAfterSeconds: allowance.retryAfterSeconds };
    }
    return null;
  };

  return async (request, response, rateLimited) => {
    if (rateLimited === undefined || counted.has(request)) return null;
    counted.add(request);
    const refused = await takeAll(
      request,
      response,
      rateLimited.takes().filter(({ points }) => points > 0),
    );
    return refused === null ? null : rateLimited.refuse(refused.of, refused.retryAfterSeconds);
  };
}

interface Refused {
  readonly of: Take["of"];
  readonly retryAfterSeconds: number;
}
