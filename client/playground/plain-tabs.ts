/**
 * GraphiQL gives its tabs `role="tab"` but puts two buttons into each, which a tab must not contain (WAI-ARIA 1.2, "children
 * presentational"). This turns them into what they are: a list of buttons, one of which is current. Returns a function that
 * stops it.
 */
export function keepTabsPlain(container: Element | null): () => void {
  if (container === null) return () => undefined;
  const observer = new MutationObserver(() => makePlain(container));
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["role", "aria-selected"],
  });
  makePlain(container);
  return () => observer.disconnect();
}

function makePlain(container: Element): void {
  container.querySelector(".graphiql-tabs")?.removeAttribute("role");
  for (const tab of container.querySelectorAll(".graphiql-tab[role], .graphiql-tab[aria-selected]")) {
    if (tab.hasAttribute("aria-selected"))
      tab
        .querySelector(".graphiql-tab-button")
        ?.setAttribute("aria-current", tab.getAttribute("aria-selected") ?? "false");
    tab.removeAttribute("role");
    tab.removeAttribute("aria-selected");
  }
}
