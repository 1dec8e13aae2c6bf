import { DatabaseError } from "pg";

/** How a connection to the database failed. */
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

/** SQLSTATE codes (PostgreSQL, appendix A): connection exceptions (08), shutdown (57P01 to 57P03), too many connections (53300). */
const lostStates = /^(?:08...|57P0[123]|53300)$/;
const canceled = "57014";
const idleTransactionEnded = "25P03";

/** The connection fault behind an error; null for an error of the statement, or any other. */
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
