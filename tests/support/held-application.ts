import type { Page } from "playwright-core";

/** Holds the application's scripts back until the function that it gives is called, or the page is closed. */
export const holdApplication = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  page.once("close", () => resolve(undefined));
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
  return () => resolve(undefined);
};
