import type { Answer, Fill } from "./answer.ts";

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

/** So much of a visitor's allowance. */
export interface Take {
  readonly of: "search" | "graphql";
  readonly points: number;
}

/** What one visitor may have made only so often. */
export interface RateLimited {
  /** What the fill takes of a visitor's allowances. Asked on a miss only. */
  readonly takes: () => readonly Take[];
  /** The answer for a visitor who has too little left of one. Nobody else gets it. */
  readonly refuse: (of: Take["of"], retryAfterSeconds: number) => Answer | Promise<Answer>;
}

/** What a door makes of a request. */
export interface Match {
  /** Equal keys have equal answers. */
  readonly key: string;
  readonly fill: Fill;
  /** Left out: a visitor may have as many made as they like. */
  readonly rateLimited?: RateLimited;
}

/** A public door: answers that are the same for every visitor. */
export interface Door {
  /** For metrics. */
  readonly name: string;
  /** Pages of other sites may read its answers. */
  readonly isOpen?: true;
  /** Null for a request that is not for this door, or not for everybody. */
  readonly match: (target: Target) => Match | null;
}
