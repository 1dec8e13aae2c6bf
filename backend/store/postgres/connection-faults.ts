import { DatabaseError } from "pg";

/** What went wrong between us and the database. */
export type ConnectionFault = "lost" | "too-slow";

const lostCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
const lostMessages =
  /^Connection terminated|^Client (?:has encountered a connection error|was closed)|^timeout exceeded when trying to connect|^timeout expired/;

/** SQLSTATEs of appendix A: connection exceptions (08), shut down (57P01 to 57P03), too many connections. */
const lostStates = /^(?:08...|57P0[123]|53300)$/;
const canceled = "57014";
const idleTransactionEnded = "25P03";

/** Whether an error is the connection's and not the statement's; null where it is neither. */
export function connectionFaultOf(error: unknown): ConnectionFault | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseError) {
    if (lostStates.test(error.code ?? "")) return "lost";
    return error.code === canceled || error.code === idleTransactionEnded ? "too-slow" : null;
  }
  if (error instanceof AggregateError) return connectionFaultOf(error.errors[0]);
  if ("code" in error && typeof error.code === "string" && lostCodes.has(error.code)) return "lost";
  if (lostMessages.test(error.message)) return "lost";
  return error.message === "Query read timeout" ? "too-slow" : null;
}
