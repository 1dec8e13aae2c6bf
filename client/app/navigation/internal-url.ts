/** The URL of the enclosing link if it is another page of this site, else null. Glossary terms are excluded: they open a card of their own. */
export function internalUrlOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target !== "" || "term" in link.dataset || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  return url.origin === location.origin &&
    url.pathname !== location.pathname &&
    url.pathname !== "/playground" &&
    !/\.[a-z]\w{0,4}$/i.test(url.pathname)
    ? url
    : null;
}
