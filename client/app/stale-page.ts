import { staleElements } from "../dom/stale-html.ts";

/** Says that a page may show older data than the application starts with: hydration sets its texts anew. */
export function expectStale(page: Element): void {
  for (const element of page.querySelectorAll("*")) staleElements.add(element);
}
