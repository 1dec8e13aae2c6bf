import { shouldSaveData } from "../../dom/network.ts";
import { trustedWorkerUrl } from "./worker-url.ts";

/**
 * Stores the pages the visitor reads on the device, for offline reading (client/offline/service-worker.ts). Returns a
 * function that stores the current page. Does nothing without service worker support, where the site
 * keeps no pages, or when data should be saved.
 */
export function keepVisitedPages(): () => void {
  if (!("serviceWorker" in navigator) || document.documentElement.dataset.keeps === "no") return () => undefined;
  let registered = false;
  return () => {
    if (shouldSaveData()) return;
    if (!registered) navigator.serviceWorker.register(trustedWorkerUrl()).catch(() => undefined); // fails where storage is blocked
    registered = true;
    const keep = [location.href, ...loadedFiles()];
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep }, {}));
  };
}

/** URLs of the site's own files that the page has loaded so far. Films and sounds are left out: players read them in parts, and most are too large. */
function loadedFiles(): readonly string[] {
  const posters = Array.from(document.querySelectorAll("video"), ({ poster }) => poster);
  return performance
    .getEntriesByType("resource")
    .filter(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        (!/^(?:video|audio)$/.test(entry.initiatorType) || posters.includes(entry.name)),
    )
    .map(({ name }) => name)
    .filter(
      (name) =>
        name.startsWith(location.origin) &&
        /^\/(?:assets|media|theme|words)\/|^\/mark\.svg$/.test(new URL(name).pathname),
    );
}
