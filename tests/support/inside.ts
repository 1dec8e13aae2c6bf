import type { Page } from "playwright-core";

/** Goes to an address inside the application, as by a link, without the rest on a link that would fetch the page before. */
export const goInside = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    document.querySelector("main h1")?.setAttribute("data-left", "");
    history.pushState({ key: Math.random().toString(36), idx: 1, usr: null }, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, to);

/** Waits until a page that was gone to inside the application is there, with nothing of it on its way. */
export const arrive = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector("main h1:not([data-left], [data-waiting])") !== null &&
      document.querySelector("main [data-waiting]") === null,
  );
};
