import type { Inbox } from "./inbox.ts";

/** A running docs backend. */
export interface RunningBackend extends AsyncDisposable, Omit<Inbox, "add" | "end"> {
  readonly request: (path: string, options?: RequestOptions) => Promise<BackendResponse>;
  /** Stops it and waits for it to end. */
  stop(): Promise<void>;
}

export interface RequestOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BackendResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text of anything else. */
  readonly body: unknown;
}
