/** At most `max` events of an action by one address in a window of time. */
export interface Quota {
  readonly max: number;
  readonly windowSeconds: number;
  /** Whether events on other subjects (documents) count too. */
  readonly scope: "subject" | "all";
}

/** Whether something a visitor sent was taken. */
export type Receipt = { readonly kind: "stored" } | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

/** A visitor's action: `voter` is a keyed hash of the address, `atMs` the time. */
export interface VisitorAction {
  readonly voter: string;
  readonly atMs: number;
  readonly quotas: readonly Quota[];
}
