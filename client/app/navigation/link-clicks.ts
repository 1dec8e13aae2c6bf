import { isPlainClick } from "../../dom/plain-click.ts";
import { pageLinkOf } from "./page-link.ts";

/**
 * Routes the clicks of plain links through the router if they lead to a page of this site and the visitor did not ask for
 * anything else, such as a new tab or a download. Plain are the links of a text, and those of components that would otherwise
 * render again at every navigation, as the router's own links do. Returns a function that stops it.
 */
export function followPlainLinks(navigate: (to: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.defaultPrevented || !isPlainClick(event) ? null : pageLinkOf(event.target);
    if (!link || isPartOfThisPage(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

function isPartOfThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}
