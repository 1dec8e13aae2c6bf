import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { focusOn } from "./focus-watch.ts";

/** More stops than any screen has. */
const mostStops = 150;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift+Tab, until a control has the focus; fails when it never gets there, or when somebody who looks could not tell. */
export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  await target.waitFor();
  for (let presses = 0; presses < mostStops && !(await hasFocus(target)); presses += 1) await page.keyboard.press(key);
  const { name, problem } = await focusOn(page);
  expect({ isThere: await hasFocus(target), name, problem }).toEqual({ isThere: true, name, problem: null });
};

/** Waits until something has the focus, however it got there. */
export const expectFocus = async (target: Locator): Promise<void> => {
  await target.waitFor();
  await expect.poll(() => hasFocus(target), { message: `focus on ${String(target)}` }).toBe(true);
};
