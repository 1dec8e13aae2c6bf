import { withinLimit } from "../time/time-limit.ts";
import headingFontUrl from "@fontsource/wittgenstein/files/wittgenstein-latin-500-normal.woff2?url";

/** A font of the site's theme, and the weights that it has. */
interface SiteFont {
  readonly url: string;
  readonly weight: string;
}

/** The only weight of headings: all weights in one file are half as large again. */
const builtIn: SiteFont = { url: headingFontUrl, weight: "500" };

/**
 * Loads and applies the heading font, and the site's own fonts (gateway/site/theme-fonts.ts). Called after hydration, because a font that loads
 * earlier delays the first paint. If one fails to load, its fallback stays.
 */
export async function loadHeadingFont(): Promise<void> {
  const fonts: { readonly heading: SiteFont | "system" | null; readonly text: SiteFont | null } = JSON.parse(
    document.documentElement.dataset.fonts ?? '{"heading":null,"text":null}',
  );
  const { heading, text } = fonts;
  await Promise.all([
    heading === null ? load("Wittgenstein", builtIn) : heading === "system" ? null : load("Site heading", heading),
    text && load("Site text", text),
  ]);
}

async function load(family: string, { url, weight }: SiteFont): Promise<void> {
  const face = new FontFace(family, `url("${url}") format("woff2")`, { weight, display: "swap" });
  try {
    document.fonts.add(await withinLimit(() => face.load()));
  } catch {
    // Offline, blocked, or timed out: the built-in font's fallback has the same line boxes.
  }
}
