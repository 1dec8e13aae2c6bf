/** An event that keeps the worker alive until its work is done. */
export interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page that the worker may answer. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser has asked for already. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** What pages ask the worker to keep, by address. */
export interface KeepEvent extends WorkerEvent {
  readonly data: { readonly keep: readonly string[] };
}

/** What a service worker has that a page has not; TypeScript's types of the two exclude each other. */
export interface WorkerScope {
  readonly location: Location;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
    readonly unregister: () => Promise<boolean>;
  };
  readonly addEventListener: (name: string, listener: (event: Event) => void) => void;
}

export const isWorkerEvent = (event: Event): event is WorkerEvent => "waitUntil" in event;
export const isRequestEvent = (event: Event): event is RequestEvent => "respondWith" in event;
export const isKeepEvent = (event: Event): event is KeepEvent =>
  "data" in event &&
  typeof event.data === "object" &&
  event.data !== null &&
  "keep" in event.data &&
  Array.isArray(event.data.keep);
