/**
 * Without a connection a link of the site is followed by the browser, not by the application, which would ask the gateway: the service worker then
 * answers with the page that was kept, or says which ones were. The links of a text (features/documents/text/enhance-text.ts) still open pictures and
 * cards, and those back from a document (back-links.ts) go back.
 */
export function followLinksOffline(): void {
  document.addEventListener("click", leaveToBrowser, true);
}

function leaveToBrowser(event: MouseEvent): void {
  if (navigator.onLine || !isKept() || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (link?.origin !== location.origin || isWithinPage(link)) return;
  const part = link.closest("#root > *");
  if (part === null) return event.stopPropagation();
  // Past the texts in this part of the page, before React and what follows plain links.
  part.addEventListener("click", (bubbling) => bubbling === event && bubbling.stopPropagation(), { once: true });
}

/** Whether a service worker answers for this page. */
function isKept(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

function isWithinPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}
