import type { Page } from "playwright-core";

/** Navigates within the application like a link, but without the hover that would prefetch the page. */
export function goInside(page: Page, to: string): Promise<void> {
  return page.evaluate((address) => {
    document.querySelector("main h1")?.setAttribute("data-left", "");
    history.pushState({ key: Math.random().toString(36), idx: 1, usr: null }, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, to);
}

/**
 * Waits until a page reached by client-side navigation has loaded completely, and has the focus, which moves in its first frame. A page that is
 * rendered ahead stands beside it, hidden: its heading, and what it waits for, do not count.
 */
export async function arrive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAnyVisible = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some((part) => part.checkVisibility());
    return isAnyVisible("main h1:not([data-left], [data-waiting])") && !isAnyVisible("main [data-waiting]");
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
