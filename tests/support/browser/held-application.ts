import type { Page } from "playwright-core";

/** Holds the application's scripts back, not those of the kernel, until the returned function is called or the page is closed. */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  page.once("close", () => resolve(undefined));
  await page.route(/\/assets\/(?!kernel-|idle-|heading-font-)[\w.-]+\.js$/, (route) =>
    promise.then(() => route.continue()),
  );
  return () => resolve(undefined);
}
