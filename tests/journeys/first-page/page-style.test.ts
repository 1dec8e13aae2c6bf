import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const addresses = [
  "/",
  "/articles",
  "/how-to/point-a-domain-at-your-site",
  "/search?q=dns",
  "/contact",
  "/no/such-page",
];

/** The computed style of every element and its pseudo-elements. */
function readLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body, body *")].flatMap((element) =>
      ["", "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        // A pseudo-element without content is not rendered.
        if (part !== "" && style.content === "none") return "";
        return `${element.tagName}.${element.getAttribute("class") ?? ""}${part} ${style.cssText}`;
      }),
    ),
  );
}

/** All style sheets that the page's loader fetches, concatenated. */
async function readWholeStyle(page: Page, origin: string): Promise<string> {
  const [, list = "[]"] = /S=(\[[^\]]*\])/.exec(await page.content()) ?? [];
  const urls: readonly string[] = JSON.parse(list);
  return (await Promise.all(urls.map(async (url) => (await fetch(origin + url)).text()))).join("");
}

/** Replaces the page's style; returns the number of its rules. */
function replaceStyle(page: Page, style: string): Promise<number> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.querySelector("style")?.remove();
    document.adoptedStyleSheets = [sheet];
    return sheet.cssRules.length;
  }, style);
}

/** The differences; empty when both are the same. */
function whatDiffers(held: string, whole: string): readonly string[] {
  if (held === whole) return [];
  const known = new Set(held.split("; "));
  return [held.split(" ", 1).join(), ...whole.split("; ").filter((value) => !known.has(value))];
}

for (const path of addresses) {
  journey.onEveryScreen(
    `${path} looks the same with its inlined style as with all of it, on screen and on paper`,
    async ({ page, isPhone, site, ignoreComplaint }) => {
      ignoreComplaint(/404/);
      // The application never loads, so it changes nothing.
      await page.route("**/assets/*", () => new Promise((resolve) => page.once("close", () => resolve(undefined))));
      await page.emulateMedia({ colorScheme: isPhone ? "dark" : "light" });
      await page.goto(path);
      const media = ["screen", "print"] as const;
      const held: (readonly string[])[] = [];
      for (const medium of media) {
        await page.emulateMedia({ media: medium });
        held.push(await readLooks(page));
      }
      expect(await replaceStyle(page, await readWholeStyle(page, site.url))).toBeGreaterThan(100);
      for (const [index, medium] of media.entries()) {
        await page.emulateMedia({ media: medium });
        const whole = await readLooks(page);
        expect(whole.length).toBe(held[index]?.length);
        expect(whole.flatMap((look, place) => whatDiffers(held[index]?.[place] ?? "", look))).toEqual([]);
      }
    },
  );
}
