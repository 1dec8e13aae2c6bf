/** At most `max` actions of a kind by one address within a time window. */
export interface Quota {
  readonly max: number;
  readonly windowSeconds: number;
  /** Whether actions on other subjects (documents) count too. */
  readonly scope: "subject" | "all";
}

/** Whether a visitor's action was accepted. */
export type Receipt = { readonly kind: "stored" } | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

/** A visitor's action: `voter` is a keyed hash of the address, `atMs` the time in milliseconds. */
export interface VisitorAction {
  readonly voter: string;
  readonly atMs: number;
  readonly quotas: readonly Quota[];
}

/** How far ahead an action may be that counts, in milliseconds: processes differ a little. One further in the future is from before the clock was set back. */
export const clocksApartMs = 60_000;
