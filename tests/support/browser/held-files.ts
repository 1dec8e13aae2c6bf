import type { Page } from "playwright-core";
import { requestLimitMs } from "../../../client/time/time-limit.ts";

/** Longer than any test may take. */
const endlessMs = 600_000;

/** Pages opened from now on wait for what they request without a limit: on a busy machine, what is held back may be wanted for any time. */
export function withoutTimeLimit(page: Page): Promise<unknown> {
  return page.addInitScript(
    ([limitMs, endlessMs]) => {
      const wait = globalThis.setTimeout;
      const waitLonger = (run: () => void, ms?: number, ...given: []) =>
        wait(run, ms === limitMs ? endlessMs : ms, ...given);
      Object.assign(globalThis, { setTimeout: waitLonger });
    },
    [requestLimitMs, endlessMs] as const,
  );
}

/** Holds files back until the returned function is called or the page is closed. The page waits for them. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  await withoutTimeLimit(page);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  page.once("close", () => resolve(undefined));
  await page.route(files, (route) => promise.then(() => route.continue()));
  return () => resolve(undefined);
}

/** Holds files back until the returned function is called; then they fail, as do those requested later. */
export async function holdAndLose(page: Page, files: RegExp): Promise<() => void> {
  await withoutTimeLimit(page);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  page.once("close", () => resolve(undefined));
  await page.route(files, (route) => promise.then(() => route.abort("failed")));
  return () => resolve(undefined);
}

/** Holds the application's scripts back, not those of the kernel, until the returned function is called or the page is closed. */
export function holdApplication(page: Page): Promise<() => void> {
  return hold(page, /\/assets\/(?!kernel-|idle-|heading-font-)[\w.-]+\.js$/);
}
