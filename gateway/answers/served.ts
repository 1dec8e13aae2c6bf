import type { Entry } from "./entry.ts";

/** How an answer was obtained. */
export type Source = "hit" | "stale" | "miss" | "error" | "refused";

/** An entry to write, and how it was obtained. `stored`: whether the store has it. */
export interface Served {
  readonly entry: Entry;
  readonly source: Source;
  readonly stored: boolean;
}
