/** An `ExtendableEvent`: keeps the worker alive until its work is done. */
export interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A `FetchEvent`. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** The response of a navigation preload, if enabled. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** A message with the URLs that a page asks the worker to store. */
export interface KeepEvent extends WorkerEvent {
  readonly data: { readonly keep: readonly string[] };
}

/** The part of `ServiceWorkerGlobalScope` used here; TypeScript's DOM and worker types exclude each other. */
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

/** Whether an event lets the worker finish its work. */
export function isWorkerEvent(event: Event): event is WorkerEvent {
  return "waitUntil" in event;
}
/** Whether an event is a request of a page. */
export function isRequestEvent(event: Event): event is RequestEvent {
  return "respondWith" in event;
}
/** Whether an event is a well-formed message to store pages. */
export function isKeepEvent(event: Event): event is KeepEvent {
  return (
    "data" in event &&
    typeof event.data === "object" &&
    event.data !== null &&
    "keep" in event.data &&
    Array.isArray(event.data.keep) &&
    event.data.keep.every((url) => typeof url === "string")
  );
}
