import { removeStores } from "./stores.ts";
import { isWorkerEvent } from "./worker-events.ts";
import type { WorkerScope } from "./worker-events.ts";

/* Stands in for the service worker where it is switched off (`SERVICE_WORKER=off`): takes itself and all that was kept away. */
declare const self: WorkerScope;

self.addEventListener("install", (event) => {
  if (isWorkerEvent(event)) event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  if (isWorkerEvent(event)) event.waitUntil(Promise.all([removeStores("all"), self.registration.unregister()]));
});
