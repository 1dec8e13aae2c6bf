import type { EndpointGroup } from "../transport/endpoint-group.ts";
import type { Fetched } from "../cache/fetched.ts";

/** One GET that can be answered from the cache. */
export interface ReadRequest {
  /** Which of the two backends: the docs API, or the one for sitemaps, robots, search and posts. */
  readonly base: "api" | "content";
  /** The parts of the path, not yet encoded. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string | number>>;
}

/** How a read is made and what becomes of its answer. */
export interface ReadCall<Input, T> {
  /** The call's name in errors and logs. */
  readonly name: string;
  /** Which endpoints suffer with this one. */
  readonly group: EndpointGroup;
  readonly request: (input: Input) => ReadRequest;
  /** Turns the JSON of a 200 into data, or throws: then the payload is bad. */
  readonly parse: (json: unknown, input: Input) => T;
  /** What a 404 means, and a path that no address can carry. Left out: a failure. */
  readonly missing?: (input: Input) => T;
  /** Which limits hold. */
  readonly kind?: "usual" | "navigation" | "sitemap";
}

/** One change. It is sent once, whatever happens. */
export interface SendRequest {
  readonly name: string;
  /** `POST` unless said otherwise. */
  readonly method?: "POST" | "DELETE";
  readonly path: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

/** The backend's answer to a change, when it was a success. */
export interface SendAnswer {
  /** The parsed body; null for an empty one. */
  readonly json: unknown;
}

/** What the calls of one noun are built from. */
export interface DocsApiCaller {
  readonly siteId: string;
  /** Makes a function that fetches, with the cache and one call per key at a time. */
  reads<Input, T>(call: ReadCall<Input, T>): (input: Input) => Promise<Fetched<T>>;
  /** Sends a change to the docs API; a refusal or failure is thrown as a `DocsApiError`. */
  send(request: SendRequest): Promise<SendAnswer>;
}
