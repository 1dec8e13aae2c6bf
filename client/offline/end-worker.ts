import { removeStores } from "./stores.ts";
import { isWorkerEvent } from "./worker-events.ts";
import type { WorkerScope } from "./worker-events.ts";

/* Served instead of the service worker where that is disabled (`SERVICE_WORKER=off`): unregisters itself and deletes all stored copies. */
declare const self: WorkerScope;

self.addEventListener("install", (event) => {
  if (isWorkerEvent(event)) event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  if (isWorkerEvent(event)) event.waitUntil(Promise.all([removeStores("all"), self.registration.unregister()]));
});
