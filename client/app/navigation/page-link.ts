/** The enclosing link if it leads to a page of this site, in this tab; else null: also for files, other sites, and what the gateway answers by itself. */
export function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link?.origin === location.origin &&
    !link.matches("[target], [download], [rel~=external]") &&
    isPagePath(link.pathname)
    ? link
    : null;
}

/** Whether a path of this site may be that of a page, and not of a file. */
export function isPagePath(pathname: string): boolean {
  return !/^\/(?:media|playground)\b|\.[a-z]\w{0,4}$/i.test(pathname);
}

/** The same if it leads to another page than the one that is open. Glossary terms are excluded: they open a card of their own. */
export function otherPageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = pageLinkOf(target);
  return link && link.pathname !== location.pathname && !("term" in link.dataset) ? link : null;
}
