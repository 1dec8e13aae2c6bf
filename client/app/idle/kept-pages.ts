import { isNetworkSpared } from "./network.ts";
import { trustedWorkerUrl } from "./worker-url.ts";

/**
 * Keeps what the visitor reads on the device, so that it can be read without a network (client/offline/service-worker.ts). Gives
 * the function that keeps the page shown. Where there is no service worker, or bytes are dear, nothing is kept.
 */
export const keepVisitedPages = (): (() => void) => {
  if (!("serviceWorker" in navigator)) return () => undefined;
  let registered = false;
  return () => {
    if (isNetworkSpared()) return;
    if (!registered) navigator.serviceWorker.register(trustedWorkerUrl()).catch(() => undefined); // storage may be forbidden
    registered = true;
    const keep = [location.href, ...shownFiles()];
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep }, {}));
  };
};

/** The files that the page has loaded so far. */
const shownFiles = (): readonly string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter(
      (name) => name.startsWith(location.origin) && /^\/(?:assets|media)\/|^\/mark\.svg$/.test(new URL(name).pathname),
    );
