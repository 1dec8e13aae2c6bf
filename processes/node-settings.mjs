/**
 * Node.js flags for the gateway and the docs backend (plain JavaScript, so that an old Node.js can read it). By default a burst of requests grows the
 * heap to several times its live size before a collection. None of these flags is a limit: the heap still grows with the data.
 */

/**
 * V8 allocates as long-lived what was made where long-lived objects came from before. A document that is kept and one that is only passed on are read by the
 * same code: with this, full collections are half as many (decision 0039).
 */
const allYoung = "--no-allocation-site-pretenuring";

/** Keeps the gateway below 400 MB, at the cost of a few percent CPU on answers that are not in the store (`npm run bench -- answers`). */
export const gatewayFlags = [
  "--disable-warning=ExperimentalWarning",
  "--max-semi-space-size=4",
  "--heap-growing-percent=15",
  "--no-parallel-scavenge",
  allYoung,
];

/** An ingest allocates many short-lived objects. */
export const backendFlags = [
  "--disable-warning=ExperimentalWarning",
  "--heap-growing-percent=15",
  "--max-semi-space-size=8",
  allYoung,
];

/** By default glibc creates a malloc arena per thread and rarely returns its memory. No effect with other C libraries. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
