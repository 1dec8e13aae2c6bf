import type { Page } from "playwright-core";
import { z } from "zod";

const Focus = z.object({
  /** The role-like tag and the words of what has the focus; `body` when nothing has it. */
  name: z.string(),
  /** Where it is in the body, for telling two of the same name apart. */
  index: z.number(),
  /** Whether it lies in the page's content, and not in the frame. */
  isContent: z.boolean(),
  /** Whether it lies in the card of a term or link, which comes in where the focus rests for a moment. */
  isInCard: z.boolean(),
  /** What is wrong with it, for somebody who looks; null when nothing is. */
  problem: z.string().nullable(),
});
export type Focus = z.infer<typeof Focus>;

/** After so many looks, two frames apart, what came in or was scrolled to stands where it stays. */
const looksMax = 20;

/** What has the focus, and whether somebody who looks can tell. What is wrong only until the page stands still is not told. */
export const focusOn = async (page: Page): Promise<Focus> => {
  const lookOnce = async (): Promise<Focus> => Focus.parse(await page.evaluate(`(${look.toString()})()`));
  let focus = await lookOnce();
  for (let looks = 1; focus.problem !== null && looks < looksMax; looks += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    focus = await lookOnce();
  }
  return focus;
};

/** Runs in the page: one function, with all that it needs in it. */
const look = () => {
  const focused = document.activeElement ?? document.body;

  /** What draws the ring: the element, or a box around it that knows of the focus within. */
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

  /** Whether a box around it cuts the ring off. */
  const isCut = (ring: Element, reach: number): boolean => {
    const rect = ring.getBoundingClientRect();
    for (let box = ring.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      if (overflowX !== "visible" && (rect.left - reach < around.left - 1 || rect.right + reach > around.right + 1))
        return true;
      if (overflowY !== "visible" && (rect.top - reach < around.top - 1 || rect.bottom + reach > around.bottom + 1))
        return true;
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
    if (element.matches("[tabindex='-1']")) return null; // moved there by script: no control
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
};

/** How many things Tab should reach in a part of the page as it is. */
export const tabbable = (page: Page, part: "body" | "main"): Promise<number> =>
  page.evaluate((within) => {
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
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
    // Radio buttons of a group are one stop.
    const isFirstOfGroup = (element: HTMLElement, index: number): boolean =>
      !(element instanceof HTMLInputElement && element.type === "radio") ||
      controls.findIndex(
        (other) => other instanceof HTMLInputElement && other.type === "radio" && other.name === element.name,
      ) === index;
    return controls.filter((element, index) => isReached(element) && isFirstOfGroup(element, index)).length;
  }, part);
