import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { prepareWalk } from "./every-route.ts";

const walk = prepareWalk();

/**
 * WCAG 2.2, 2.5.8: a pointer target is at least 24 by 24 CSS pixels, or a circle of that diameter centred on it touches no other target. Links in a
 * line of text are exempt; a field's label counts as part of the field.
 */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().width > 1;
    const isInText = (element: Element): boolean =>
      element.matches("a, button") &&
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
    const boxOf = (element: Element): DOMRect => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const [own, other] = [element.getBoundingClientRect(), label?.getBoundingClientRect()];
      return other !== undefined && other.width * other.height > own.width * own.height ? other : own;
    };
    const targets = [
      ...document.querySelectorAll(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch]",
      ),
    ].filter((element) => isShown(element) && !isInText(element));
    const boxes = targets.map((element) => ({ element, box: boxOf(element) }));
    const middle = ({ x, y, width, height }: DOMRect): readonly [number, number] => [x + width / 2, y + height / 2];
    const distance = ([x, y]: readonly [number, number], box: DOMRect): number =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const isSmall = ({ width, height }: DOMRect): boolean => width < 23.99 || height < 23.99;
    return boxes
      .filter(
        ({ box, element }) =>
          isSmall(box) &&
          boxes.some(
            (other) =>
              other.element !== element &&
              !other.element.contains(element) &&
              !element.contains(other.element) &&
              distance(middle(box), other.box) < 12,
          ),
      )
      .map(
        ({ box, element }) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  });
}

const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

test.each([
  ["a phone", phone],
  ["a desk", desk],
])("on %s every target of every route is 24 pixels large, or far enough from others", async (_name, screen) => {
  expect(await walk(screen, smallTargets)).toEqual([]);
});

/** What is lost at twice the text size: pages wider than the window, and clipped text. */
function lostWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, clipPath, fontSize } = getComputedStyle(element);
      if (clipPath !== "none" || !element.checkVisibility({ visibilityProperty: true }) || element.clientWidth <= 1)
        return false;
      const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
      const lostX = hides(overflowX) && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1;
      return lostX || (hides(overflowY) && element.scrollHeight > element.clientHeight + parseFloat(fontSize) / 2);
    };
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
    const cut = [...document.querySelectorAll("body *")].filter(
      (element) => !element.closest("svg, [aria-hidden=true]") && hasWords(element) && isCut(element),
    );
    return [
      ...(excess > 0 ? [`too wide by ${excess}`] : []),
      ...cut.map((element) => `cut off: ${element.outerHTML.slice(0, 120)}`),
    ];
  });
}

test("nothing on any route is lost at a zoom of 200 %, and with text twice as large", async () => {
  const zoomed = await walk({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 }, lostWords);
  const enlarged = await walk(desk, async (page) => {
    await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    return lostWords(page);
  });
  expect({ zoomed, enlarged }).toEqual({ zoomed: [], enlarged: [] });
});

/** WCAG 2.2, 2.4.11: nothing that is fixed while the page scrolls covers the focused element. */
async function hiddenFocus(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const visit = (element: HTMLElement): void => {
      element.focus({ preventScroll: false });
      if (document.activeElement !== element) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
      );
      const isSeen = points.some((found) => found !== null && (element.contains(found) || found.contains(element)));
      if (!isSeen && width > 1) problems.push(element.outerHTML.slice(0, 120));
    };
    const controls = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, summary)")].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    scrollTo(0, document.documentElement.scrollHeight);
    for (const control of controls.toReversed()) visit(control);
    for (const control of controls) visit(control);
    return [...new Set(problems)];
  });
}

test.each([
  ["a phone", phone],
  ["a desk", desk],
])("on %s no focused element is behind the header", async (_name, screen) => {
  expect(await walk(screen, hiddenFocus)).toEqual([]);
});
