import { withinLimit } from "../time/time-limit.ts";
import headingFontUrl from "@fontsource-variable/wittgenstein/files/wittgenstein-latin-wght-normal.woff2?url";

/**
 * Loads the heading face and uses it from then on. Called after hydration: a font that loads before the first paint
 * delays it. A face that cannot be loaded leaves the headings in their fallback.
 */
export const loadHeadingFont = async (): Promise<void> => {
  const face = new FontFace("Wittgenstein", `url("${headingFontUrl}") format("woff2")`, {
    weight: "400 900",
    display: "swap",
  });
  try {
    document.fonts.add(await withinLimit(() => face.load()));
  } catch {
    // Offline, blocked, or too slow: the fallback has the same line boxes.
  }
};
