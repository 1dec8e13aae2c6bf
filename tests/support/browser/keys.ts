import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { focusOn } from "./focus-watch.ts";

/** More tab stops than any screen has. */
const mostStops = 150;

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab, or Shift+Tab, until a control has the focus; fails when it never does, or when its focus is not visible. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < mostStops && !(await hasFocus(target)); presses += 1) await page.keyboard.press(key);
  const { name, problem } = await focusOn(page);
  expect({ isThere: await hasFocus(target), name, problem }).toEqual({ isThere: true, name, problem: null });
}

/** Waits until an element has the focus, however it got it. A page that is rendered ahead may hold a hidden element of the same name. */
export async function expectFocus(target: Locator): Promise<void> {
  const shown = target.filter({ visible: true });
  await shown.waitFor();
  await expect.poll(() => hasFocus(shown), { message: `focus on ${String(target)}` }).toBe(true);
}
