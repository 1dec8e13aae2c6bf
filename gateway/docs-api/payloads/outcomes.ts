import { z } from "zod";
import { DocsApiError, plainMessage } from "../docs-api-error.ts";
import { optionalText } from "./tolerant.ts";

/** A change that was stored. */
export interface Received {
  readonly kind: "received";
  /** What to tell the visitor. */
  readonly message: string;
}

/** A change that was refused, or that could not be brought to the backend. */
export interface Rejected {
  readonly kind: "rejected";
  /** The backend's 4xx; 501 where it does not offer the call; 503 where it failed. */
  readonly status: number;
  /** What to tell the visitor. */
  readonly message: string;
  /** Seconds to wait before the next try; null when waiting does not help. */
  readonly retryAfterSeconds: number | null;
}

const Message = z.object({ message: optionalText });

/** The message in an answer, or ours where it has none. */
export const messageIn = (json: unknown, ours: string): string =>
  plainMessage(Message.safeParse(json).data?.message) ?? ours;

/**
 * What a failed change means to the visitor. A backend's words are passed on from its 4xx answers alone.
 *
 * @throws whatever is no `DocsApiError`: that is a bug, not a refusal.
 */
export const toRejected = (error: unknown, ours: string): Rejected => {
  if (!(error instanceof DocsApiError)) throw error;
  const refusal = error.problem === "rejected" && typeof error.status === "number" ? error.status : null;
  return {
    kind: "rejected",
    status: refusal ?? 503,
    message: error.backendMessage ?? ours,
    retryAfterSeconds: error.retryAfterSeconds,
  };
};

/** Whether the backend says that it does not offer a call at all. */
export const isNotHere = (error: unknown): boolean =>
  error instanceof DocsApiError && (error.status === 404 || error.status === 405 || error.status === 501);

/** The refusal of a call that the backend does not offer. */
export const notHere = (message: string): Rejected => ({
  kind: "rejected",
  status: 501,
  message,
  retryAfterSeconds: null,
});
