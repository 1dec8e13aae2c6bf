import type { Page } from "playwright-core";
import { z } from "zod";

const Focus = z.object({
  /** Tag name and text of the focused element; `body` when nothing has the focus. */
  name: z.string(),
  /** Its index among the body's elements, which distinguishes elements of the same name. */
  index: z.number(),
  /** Whether it is in the page's main content, not in the shell. */
  isContent: z.boolean(),
  /** Whether it is in the card of a term or link, which appears when the focus stays there for a moment. */
  isInCard: z.boolean(),
  /** What is visually wrong with the focus; null when nothing is. */
  problem: z.string().nullable(),
});
export type Focus = z.infer<typeof Focus>;

/** By this many attempts, two frames apart, animations and scrolling have finished. */
const looksMax = 20;

/** The focused element, and whether its focus is visible. Problems that disappear once the page has settled are not reported. */
export async function focusOn(page: Page): Promise<Focus> {
  const lookOnce = async (): Promise<Focus> => Focus.parse(await page.evaluate(`(${look.toString()})()`));
  let focus = await lookOnce();
  for (let looks = 1; focus.problem !== null && looks < looksMax; looks += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    focus = await lookOnce();
  }
  return focus;
}

/** Runs in the page, so it is self-contained. */
function look() {
  const focused = document.activeElement ?? document.body;

  /** The element that draws the focus ring: the focused one, or an ancestor with `:focus-within`. */
  const ringed = (element: Element): Element | null => {
    for (let box: Element | null = element, steps = 0; box && steps < 6; box = box.parentElement, steps += 1) {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(box);
      if (opacity !== "0" && outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return box;
    }
    return null;
  };

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  const toRgb = (color: string): readonly number[] => {
    if (!canvas || color === "rgba(0, 0, 0, 0)") return [0, 0, 0, 0];
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };

  const luminance = (color: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = color.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const behind = (element: Element): readonly number[] => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const color = toRgb(getComputedStyle(box).backgroundColor);
      if ((color[3] ?? 0) > 200) return color;
    }
    return [255, 255, 255, 255];
  };

  const contrast = (first: readonly number[], second: readonly number[]): number => {
    const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  /** Whether an ancestor clips the ring; what is around a popover does not, because it is in the top layer. */
  const isCut = (ring: Element, reach: number): boolean => {
    const rect = ring.getBoundingClientRect();
    for (let box = ring.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      if (overflowX !== "visible" && (rect.left - reach < around.left - 1 || rect.right + reach > around.right + 1))
        return true;
      if (overflowY !== "visible" && (rect.top - reach < around.top - 1 || rect.bottom + reach > around.bottom + 1))
        return true;
      if (box.matches(":popover-open, :modal")) break;
    }
    return rect.left - reach < -1 || rect.right + reach > innerWidth + 1;
  };

  const isCovered = (element: Element, ring: Element): boolean => {
    const rect = [...element.getClientRects()][0] ?? element.getBoundingClientRect();
    const there = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    return there === null || !(ring.contains(there) || there.contains(element));
  };

  const problemOf = (element: Element): string | null => {
    if (element === document.body) return "nothing has the focus";
    if (element.matches("[tabindex='-1']")) return null; // focused by script: not a control
    const ring = ringed(element);
    if (!ring) return "has no ring";
    const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(ring);
    const reach = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
    const seen = contrast(toRgb(outlineColor), behind(reach > 0 ? (ring.parentElement ?? ring) : ring));
    if (seen < 3) return `has a ring of contrast ${seen.toFixed(1)}`;
    if (isCovered(element, ring)) return "is covered, or out of sight";
    return isCut(ring, reach) ? "has a ring that is cut off" : null;
  };

  const words =
    focused.getAttribute("aria-label") ??
    (focused.closest("label")?.textContent || focused.textContent || focused.getAttribute("name") || focused.id);
  return {
    name:
      focused === document.body
        ? "body"
        : `${focused.tagName.toLowerCase()} ${words.replace(/\s+/g, " ").trim().slice(0, 60)}`,
    index: [...document.body.querySelectorAll("*")].indexOf(focused),
    isContent: focused.closest("main") !== null,
    isInCard: focused.closest("article :popover-open") !== null,
    problem: problemOf(focused),
  };
}

/** How many elements Tab should reach in a part of the page, without those in a card that is open at the moment. */
export function tabbable(page: Page, part: "body" | "main"): Promise<number> {
  return page.evaluate((within) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        ["a[href]", "button", "input", "select", "textarea", "summary", "[tabindex]"]
          .map((kind) => `${within} ${kind}`)
          .join(),
      ),
    ];
    const isReached = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [type=hidden]") &&
      element.closest("article :popover-open") === null &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
    // The radio buttons of a group are one tab stop.
    const isFirstOfGroup = (element: HTMLElement, index: number): boolean =>
      !(element instanceof HTMLInputElement && element.type === "radio") ||
      controls.findIndex(
        (other) => other instanceof HTMLInputElement && other.type === "radio" && other.name === element.name,
      ) === index;
    return controls.filter((element, index) => isReached(element) && isFirstOfGroup(element, index)).length;
  }, part);
}
