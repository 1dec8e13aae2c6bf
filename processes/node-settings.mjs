/**
 * How Node.js runs the gateway and the docs backend (plain JavaScript, because an old Node.js reads it too). Left alone it lets a rush
 * grow the heap to several times of what is in use before it cleans up. None of these is a limit: data that needs more room gets it.
 */

/** Keeps the gateway below 400 MB for a few percent of CPU on answers that are not in the store (`npm run bench -- answers`). */
export const gatewayFlags = [
  "--disable-warning=ExperimentalWarning",
  "--max-semi-space-size=4",
  "--heap-growing-percent=15",
  "--no-parallel-scavenge",
];

/** An ingest makes much that is soon done with. */
export const backendFlags = [
  "--disable-warning=ExperimentalWarning",
  "--heap-growing-percent=15",
  "--max-semi-space-size=8",
];

/** glibc would give each thread a heap of its own for native memory, and never give it back; elsewhere this is nothing. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
