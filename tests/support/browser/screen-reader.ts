import type { Page } from "playwright-core";
import { z } from "zod";

/** What a screen reader would announce: focus changes, and changes in live regions. */
export interface ScreenReader {
  /** Everything announced since the last call, in order: `focus …`, `status …`, `alert …`. */
  readonly said: () => Promise<readonly string[]>;
}

/**
 * Simulates a screen reader. Changes are announced in live regions that were already there; a region inserted together with its text is announced
 * only if it is an alert.
 */
export async function listen(page: Page): Promise<ScreenReader> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(globalThis, "takeSaid", () => said.splice(0));
    const wordsOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();
    const say = (kind: string, element: Element): void => {
      const words = wordsOf(element);
      if (words !== "" && said.at(-1) !== `${kind} ${words}`) said.push(`${kind} ${words}`);
    };
    addEventListener("focusin", ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.tagName === "MAIN") said.push("focus main");
      else say("focus", target);
    });
    new MutationObserver((changes) => {
      const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[role=status], [role=log], [aria-live=polite], output");
        if (region && ![...added].some((node) => node.contains(region))) say("status", region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const alert of [node, ...node.querySelectorAll("*")])
            if (alert.matches("[role=alert]")) say("alert", alert);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return { said: async () => z.array(z.string()).parse(await page.evaluate("takeSaid()")) };
}
