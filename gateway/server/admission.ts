import type { IncomingMessage } from "node:http";
import type { Answer } from "../answers/answer.ts";
import type { Scarce } from "../answers/door.ts";
import type { VisitorParts } from "./visitor.ts";

/**
 * Asked before an answer is made that a visitor may have made only so often: null to go on, else the answer that refuses this visitor.
 * A request is counted once, however many doors it passes.
 */
export type Admit = (request: IncomingMessage, scarce: Scarce | undefined) => Promise<Answer | null>;

/** Builds the check of what is not in the store: what is there is nobody's allowance (reliability, "Rules of answers", 8). */
export const createAdmit = ({ addressOf, rateLimits }: VisitorParts): Admit => {
  const counted = new WeakSet<IncomingMessage>();
  return async (request, scarce) => {
    if (scarce === undefined || counted.has(request)) return null;
    counted.add(request);
    const points = scarce.points();
    if (points === 0) return null;
    const retryAfterSeconds = await rateLimits.take("search", addressOf(request), points);
    return retryAfterSeconds === null ? null : scarce.refuse(retryAfterSeconds);
  };
};
