/** The address of the link that holds the target, if it is a page of ours other than the one shown. A term in a text shows a card of its own. */
export const internalUrlOf = (target: EventTarget | null): URL | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target !== "" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.pathname === "/glossary" && url.hash !== "") return null;
  return url.origin === location.origin &&
    url.pathname !== location.pathname &&
    url.pathname !== "/playground" &&
    !/\.\w{1,5}$/.test(url.pathname)
    ? url
    : null;
};
