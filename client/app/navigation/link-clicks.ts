import { isPlainClick } from "../../dom/plain-click.ts";

/**
 * Routes the clicks of plain links through the router if they lead to a page of this site and the visitor did not ask for
 * anything else, such as a new tab or a download. Plain are the links of a text, and those of components that would otherwise
 * render again at every navigation, as the router's own links do. Returns a function that stops it.
 */
export function followPlainLinks(navigate: (to: string, options: { readonly replace: boolean }) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const to = plainTargetOf(event);
    if (to === null) return;
    event.preventDefault();
    navigate(to, { replace: to === `${location.pathname}${location.search}${location.hash}` });
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

function plainTargetOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target !== "" || link.hasAttribute("download") || link.relList.contains("external")) return null;
  const url = new URL(link.href);
  const isOwn =
    url.origin === location.origin &&
    !/\.[a-z]\w{0,4}$/i.test(url.pathname) &&
    !/^\/(?:media|playground)\b/.test(url.pathname);
  const isFragment = url.pathname === location.pathname && url.search === location.search && url.hash !== "";
  return isOwn && !isFragment ? `${url.pathname}${url.search}${url.hash}` : null;
}
