/**
 * How Node.js runs the gateway (plain JavaScript, because an old Node.js reads it too). Left alone it lets a rush of unknown addresses
 * grow the heap to several times of what is in use before it cleans up; these keep the process below 400 MB for a few percent of CPU
 * on answers that are not in the store (`npm run bench -- answers`). None of them is a limit: data that needs more room gets it.
 */
export const nodeFlags = [
  "--disable-warning=ExperimentalWarning",
  "--max-semi-space-size=4",
  "--heap-growing-percent=15",
  "--no-parallel-scavenge",
];

/** glibc would give each thread a heap of its own for native memory, and never give it back; elsewhere this is nothing. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
