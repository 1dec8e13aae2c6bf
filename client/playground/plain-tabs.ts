/**
 * GraphiQL says that each of its tabs is one, and puts two buttons into it, which a tab must not have (WAI-ARIA 1.2, "children
 * presentational"). This makes them what they are: a list of buttons, one of which is the current one. Gives the function that stops it.
 */
export const keepTabsPlain = (container: Element | null): (() => void) => {
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
};

const makePlain = (container: Element): void => {
  container.querySelector(".graphiql-tabs")?.removeAttribute("role");
  for (const tab of container.querySelectorAll(".graphiql-tab[role], .graphiql-tab[aria-selected]")) {
    if (tab.hasAttribute("aria-selected"))
      tab
        .querySelector(".graphiql-tab-button")
        ?.setAttribute("aria-current", tab.getAttribute("aria-selected") ?? "false");
    tab.removeAttribute("role");
    tab.removeAttribute("aria-selected");
  }
};
