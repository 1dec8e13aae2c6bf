import { z } from "zod";
import { DocsApiError, plainMessage } from "../docs-api-error.ts";
import { optionalText } from "./tolerant.ts";

/** A change that was stored. */
export interface Received {
  readonly kind: "received";
  /** The message for the visitor. */
  readonly message: string;
}

/** A change that was refused, or that could not be delivered to the backend. */
export interface Rejected {
  readonly kind: "rejected";
  /** The backend's 4xx; 501 where it lacks the call; 503 where it failed. */
  readonly status: number;
  /** The message for the visitor. */
  readonly message: string;
  /** Seconds to wait before the next try; null when waiting does not help. */
  readonly retryAfterSeconds: number | null;
}

const Message = z.object({ message: optionalText });

/** The message in an answer, or ours where it has none. */
export function messageIn(json: unknown, ours: string): string {
  return plainMessage(Message.safeParse(json).data?.message) ?? ours;
}

/**
 * What a failed change means for the visitor. A backend's message is passed on only from its 4xx answers.
 *
 * @throws anything that is not a `DocsApiError`: that is a bug, not a refusal.
 */
export function toRejected(error: unknown, ours: string): Rejected {
  if (!(error instanceof DocsApiError)) throw error;
  const refusal = error.problem === "rejected" && typeof error.status === "number" ? error.status : null;
  return {
    kind: "rejected",
    status: refusal ?? 503,
    message: error.backendMessage ?? ours,
    retryAfterSeconds: error.retryAfterSeconds,
  };
}

/** Whether the backend lacks a call altogether. */
export function isNotHere(error: unknown): boolean {
  return error instanceof DocsApiError && (error.status === 404 || error.status === 405 || error.status === 501);
}

/** The refusal of a call that the backend lacks. */
export function notHere(message: string): Rejected {
  return {
    kind: "rejected",
    status: 501,
    message,
    retryAfterSeconds: null,
  };
}
