/** When a document is shown. Times are ISO 8601 in UTC. */
export interface VisibleTimes {
  readonly draft: boolean;
  readonly publishAt?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/** Whether a document is shown at a time. */
export function isShown({ draft, publishAt, expiresAt }: VisibleTimes, nowMs: number): boolean {
  return !draft && !isAhead(publishAt, nowMs) && (expiresAt === undefined || isAhead(expiresAt, nowMs));
}

/** When that changes next, in milliseconds; null if it never does by the clock. */
export function nextDueMs({ draft, publishAt, expiresAt }: VisibleTimes, nowMs: number): number | null {
  const next = draft ? undefined : [publishAt, expiresAt].find((time) => isAhead(time, nowMs));
  return next === undefined ? null : Date.parse(next);
}

function isAhead(time: string | undefined, nowMs: number): boolean {
  return time !== undefined && Date.parse(time) > nowMs;
}
