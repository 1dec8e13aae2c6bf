import { withinLimit } from "../time/time-limit.ts";
import headingFontUrl from "@fontsource/wittgenstein/files/wittgenstein-latin-500-normal.woff2?url";

/**
 * Loads and applies the heading font. Called after hydration, because a font that loads earlier delays the first paint. If it
 * fails to load, headings keep their fallback.
 */
export async function loadHeadingFont(): Promise<void> {
  const face = new FontFace("Wittgenstein", `url("${headingFontUrl}") format("woff2")`, {
    // The only weight of headings: all weights in one file are half as large again.
    weight: "500",
    display: "swap",
  });
  try {
    document.fonts.add(await withinLimit(() => face.load()));
  } catch {
    // Offline, blocked, or timed out: the fallback has the same line boxes.
  }
}
