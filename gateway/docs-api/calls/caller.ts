import type { EndpointGroup } from "../transport/endpoint-group.ts";
import type { Fetched } from "../cache/fetched.ts";

/** A GET that can be answered from the cache. */
export interface ReadRequest {
  /** Which of the two backends: the docs API, or the content backend for sitemaps, robots, search and posts. */
  readonly base: "api" | "content";
  /** The segments of the path, not yet encoded. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string | number>>;
}

/** How a read is requested, and how its answer is parsed. */
export interface ReadCall<Input, T> {
  /** The call's name in errors and logs. */
  readonly name: string;
  /** The endpoints that share a breaker and a call limit with this one. */
  readonly group: EndpointGroup;
  readonly request: (input: Input) => ReadRequest;
  /** Turns the JSON of a 200 into data; throws for a bad payload. */
  readonly parse: (json: unknown, input: Input) => T;
  /** The data for a 404, or for a path that no address can carry. Without it both are failures. */
  readonly missing?: (input: Input) => T;
  /**
   * The contract lets a backend lack this call. Whatever it answers to addresses that it does not know then counts as a 404: a 501, another refusal (4xx,
   * but for 408 and 429, which are of the moment), or something of another shape.
   */
  readonly isOptional?: boolean;
  /**
   * Whether the cache keeps the bytes of an answer and parses them whenever they are asked for again: parsed, a list of small objects takes five times
   * the room. For answers that are seldom asked for twice.
   */
  readonly isKeptUnparsed?: boolean;
  /** Which limits apply. */
  readonly kind?: "usual" | "navigation" | "sitemap";
}

/** A change. It is never sent twice. */
export interface SendRequest {
  readonly name: string;
  /** `changes` by default. */
  readonly group?: "changes" | "notes";
  /** `POST` by default. */
  readonly method?: "POST" | "DELETE";
  readonly path: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

/** The backend's answer to a successful change. */
export interface SendAnswer {
  /** The parsed body; null for an empty one. */
  readonly json: unknown;
}

/** What the calls of every noun are built from. */
export interface DocsApiCaller {
  readonly siteId: string;
  /** Builds a cached read, with at most one call per key at a time. */
  reads<Input, T>(call: ReadCall<Input, T>): (input: Input) => Promise<Fetched<T>>;
  /** Sends a change to the docs API; throws a `DocsApiError` when it is refused or fails. */
  send(request: SendRequest): Promise<SendAnswer>;
}
