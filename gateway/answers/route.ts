import type { Answer, Fill } from "./answer.ts";

/** All parts of a request that a shared answer may depend on. */
export interface Target {
  /** HEAD counts as GET. */
  readonly method: "GET" | "POST";
  /** As received, without the query string. */
  readonly path: string;
  /** The query string with its `?`, or empty. */
  readonly search: string;
  readonly accept: string;
  /** The body of a POST; null for a GET. */
  readonly body: Buffer | null;
}

/** Points to take from one of a visitor's allowances. */
export interface Take {
  readonly of: "search" | "graphql";
  readonly points: number;
}

/** How a match is rate limited for each visitor. */
export interface RateLimited {
  /** What the fill takes from a visitor's allowances. Called on a miss only. */
  readonly takes: () => readonly Take[];
  /** The answer for a visitor whose allowance is used up. Never shared. */
  readonly refuse: (of: Take["of"], retryAfterSeconds: number) => Answer | Promise<Answer>;
}

/** How a route answers a request. */
export interface Match {
  /** Equal keys have equal answers. */
  readonly key: string;
  readonly fill: Fill;
  /** Whether the answer is for one visitor, as far as the request tells. Called on a miss only; absent: it is for all. */
  readonly isPrivate?: () => boolean;
  /** Absent: not rate limited. */
  readonly rateLimited?: RateLimited;
}

/** A public route: answers that are the same for every visitor. */
export interface Route {
  /** For metrics. */
  readonly name: string;
  /** Pages of other origins may read its answers. */
  readonly isOpen?: true;
  /** The key of `match`, where it is found without what only a miss needs; null as there. */
  readonly keyOf?: (target: Target) => string | null;
  /** Null for a request that is not for this route, or whose answer cannot be shared. */
  readonly match: (target: Target) => Match | null;
}
