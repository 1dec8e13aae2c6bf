import { withinLimit } from "../time/time-limit.ts";
import headingFontUrl from "@fontsource/wittgenstein/files/wittgenstein-latin-500-normal.woff2?url";

/** A font of the site's theme, and the weights that it has. */
interface SiteFont {
  readonly url: string;
  readonly weight: string;
}

/** The fonts of the site's theme; null: the built-in one. */
interface SiteFonts {
  readonly heading: SiteFont | "system" | null;
  readonly text: SiteFont | null;
}

/** The only weight of headings: all weights in one file are half as large again. */
const builtIn: SiteFont = { url: headingFontUrl, weight: "500" };

const family = "Wittgenstein";

/**
 * A rule for the elements that use the built-in font: a property that changes on the root has the style of the whole page computed. What is no heading
 * is marked.
 */
const headingRule = `h1,h2,h3,h4,h5,h6,[data-heading]{--font-heading:"${family}",var(--font-waiting)}`;

/**
 * Loads and applies the heading font, and the site's own fonts (gateway/site/theme-fonts.ts). Called after the first paint, which a font that loads
 * earlier delays. If one fails to load, its fallback stays.
 */
export async function loadHeadingFont(): Promise<void> {
  // The gateway of this build wrote it.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const fonts = JSON.parse(document.documentElement.dataset.fonts ?? '{"heading":null,"text":null}') as SiteFonts;
  const { heading, text } = fonts;
  const [builtInFace, ...ownFaces] = await Promise.all([
    heading === null ? load(findBuiltIn()) : null,
    heading === null || heading === "system" ? null : load(faceOf("Site heading", heading)),
    text && load(faceOf("Site text", text)),
  ]);
  await drawnFrame();
  keepingLineBreaks(() => {
    if (builtInFace) addHeadingRule();
    for (const face of ownFaces) if (face) document.fonts.add(face);
  });
}

/**
 * The page's script has added it before the first layout (gateway/pages/inline-scripts.ts): a browser lays out every text again when a face is
 * added, and none when one of them has loaded that no text uses yet.
 */
function findBuiltIn(): FontFace {
  const added = [...document.fonts].find((face) => face.family === family);
  if (added) return added;
  const face = faceOf(family, builtIn);
  document.fonts.add(face);
  return face;
}

function faceOf(name: string, { url, weight }: SiteFont): FontFace {
  return new FontFace(name, `url("${url}") format("woff2")`, { weight, display: "swap" });
}

/** Null if it is offline, blocked or timed out: the fallback has the same line boxes. */
function load(face: FontFace): Promise<FontFace | null> {
  return withinLimit(() => face.load()).catch(() => null);
}

/** After it the page is laid out, and measuring it costs nothing. A page that nobody sees draws none. */
async function drawnFrame(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function addHeadingRule(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(headingRule);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * About one heading in twenty would break its lines differently, and move what is below it. In view and above it keeps the fallback until the next
 * page: nothing moves under the eyes of somebody who reads. What is below the window changes before anybody sees it.
 */
function keepingLineBreaks(change: () => void): void {
  const headings = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].filter(
    (heading) =>
      heading.checkVisibility({ contentVisibilityAuto: true }) && heading.getBoundingClientRect().top < innerHeight,
  );
  const heights = headings.map(({ offsetHeight }) => offsetHeight);
  change();
  const moved = headings.filter(({ offsetHeight }, index) => offsetHeight !== heights[index]);
  // An animation and no attribute: React finds the elements as the server sent them.
  for (const heading of moved) heading.animate({ fontFamily: "var(--font-waiting)" }, { fill: "forwards" });
}
