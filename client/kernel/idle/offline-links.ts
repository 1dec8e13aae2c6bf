/**
 * Without a connection a link of the site is followed by the browser, not by the application, which would ask the gateway: the service worker then
 * answers with the page that was kept, or says which ones were.
 */
export function followLinksOffline(): void {
  addEventListener("click", leaveToBrowser, true);
}

function leaveToBrowser(event: MouseEvent): void {
  if (navigator.onLine || !isKept() || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (link?.origin !== location.origin || isWithinPage(link)) return;
  event.stopPropagation();
}

/** Whether a service worker answers for this page. */
function isKept(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

function isWithinPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}
