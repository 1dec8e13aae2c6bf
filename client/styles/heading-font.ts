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
  const faces = await Promise.all([
    heading === null ? load("Wittgenstein", builtIn) : heading === "system" ? null : load("Site heading", heading),
    text && load("Site text", text),
  ]);
  await drawnFrame();
  apply(faces.filter((face) => face !== null));
}

/** After it the page is laid out, and measuring it costs nothing. A page that nobody sees draws none. */
async function drawnFrame(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Null if it is offline, blocked or timed out: the fallback has the same line boxes. */
async function load(family: string, { url, weight }: SiteFont): Promise<FontFace | null> {
  const face = new FontFace(family, `url("${url}") format("woff2")`, { weight, display: "swap" });
  return withinLimit(() => face.load()).catch(() => null);
}

/**
 * About one heading in twenty would break its lines differently, and move what is below it. It keeps the fallback until the next page: nothing moves
 * under the eyes of somebody who reads.
 */
function apply(faces: readonly FontFace[]): void {
  const headings = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].filter((heading) =>
    heading.checkVisibility({ contentVisibilityAuto: true }),
  );
  const heights = headings.map(({ offsetHeight }) => offsetHeight);
  for (const face of faces) document.fonts.add(face);
  const moved = headings.filter(({ offsetHeight }, index) => offsetHeight !== heights[index]);
  // An animation and no attribute: React finds the elements as the server sent them.
  for (const heading of moved) heading.animate({ fontFamily: "var(--font-waiting)" }, { fill: "forwards" });
}
