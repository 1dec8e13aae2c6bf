import type { Page } from "playwright-core";

/** Holds files back until the returned function is called or the page is closed. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  page.once("close", () => resolve(undefined));
  await page.route(files, (route) => promise.then(() => route.continue()));
  return () => resolve(undefined);
}

/** Holds the application's scripts back, not those of the kernel, until the returned function is called or the page is closed. */
export function holdApplication(page: Page): Promise<() => void> {
  return hold(page, /\/assets\/(?!kernel-|idle-|heading-font-)[\w.-]+\.js$/);
}
