import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "../answers/answer.ts";
import type { RateLimited, Take } from "../answers/door.ts";
import { tellAllowance } from "./rate-limit-headers.ts";
import type { VisitorParts } from "./visitor.ts";

/**
 * Asked before an answer is made that a visitor may have made only so often: null to go on, else the answer that refuses this visitor.
 * A request is counted once, however many doors it passes. Who is refused is not counted.
 */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  rateLimited: RateLimited | undefined,
) => Promise<Answer | null>;

/** Builds the check of what is not in the store: what is there is nobody's allowance (reliability, "Rules of answers", 8). */
export const createAdmit = ({ addressOf, rateLimits }: VisitorParts): Admit => {
  const counted = new WeakSet<IncomingMessage>();

  /** Takes all or nothing: what was taken before a refusal is given back. */
  const takeAll = async (
    request: IncomingMessage,
    response: ServerResponse,
    takes: readonly Take[],
  ): Promise<Refused | null> => {
    const ip = addressOf(request);
    for (const [place, { of, points }] of takes.entries()) {
      const allowance = await rateLimits.take(of, ip, points);
      tellAllowance(response, allowance);
      if (allowance.retryAfterSeconds === null) continue;
      await Promise.all(takes.slice(0, place).map((taken) => rateLimits.giveBack(taken.of, ip, taken.points)));
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
};

interface Refused {
  readonly of: Take["of"];
  readonly retryAfterSeconds: number;
}
