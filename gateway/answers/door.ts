import type { Fill } from "./answer.ts";

/** All of a request that a shared answer may depend on. */
export interface Target {
  /** HEAD counts as GET. */
  readonly method: "GET" | "POST";
  /** As it came, without the query string. */
  readonly path: string;
  /** With its `?`, or nothing. */
  readonly search: string;
  readonly accept: string;
  /** The body of a POST; null for a GET. */
  readonly body: Buffer | null;
}

/** What a door makes of a request. */
export interface Match {
  /** Equal keys have equal answers. */
  readonly key: string;
  readonly fill: Fill;
}

/** A public door: answers that are the same for every visitor. */
export interface Door {
  /** For metrics. */
  readonly name: string;
  /** Null for a request that is not for this door, or not for everybody. */
  readonly match: (target: Target) => Match | null;
}
