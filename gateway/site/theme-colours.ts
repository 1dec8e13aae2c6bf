import { darkScale, lightScale } from "../../content-folder/site-definition/theme/accent.ts";
import { cssOf } from "../../content-folder/site-definition/theme/colour.ts";
import type { Colour } from "../../content-folder/site-definition/theme/colour.ts";
import { darkOf, surfaces } from "../../content-folder/site-definition/theme/surfaces.ts";

/** Values of custom properties by their names. */
export type Tokens = Readonly<Record<string, string>>;

/** Below this chroma a colour is a grey, and its hue says nothing. */
const leastChroma = 0.02;
/** The hue of the light surfaces, for covers beside a grey accent. */
const paperHue = 95;

/** The accent's own tokens. The light theme has the given colour, as it was written. */
export function accentTokens(written: string, accent: Colour): Tokens {
  const light = lightScale(accent);
  const dark = darkScale(accent);
  return {
    "--accent": inBoth(written, cssOf(dark.accent)),
    "--accent-strong": inBoth(cssOf(light.strong), cssOf(dark.strong)),
    "--accent-wash": inBoth(cssOf(light.wash), cssOf(dark.wash)),
    "--on-accent": inBoth(cssOf(light.on), cssOf(dark.on)),
  };
}

/** The surfaces whose dark colours carry the accent's hue. */
export function surfaceTokens(accent: Colour): Tokens {
  return Object.fromEntries(
    Object.entries(surfaces).map(([name, surface]) => [
      name,
      inBoth(surface.light, cssOf(darkOf(surface, accent), surface.alpha)),
    ]),
  );
}

/** The hue of the covers that are drawn most often. */
export function coverHue({ chroma, hue }: Colour): number {
  return chroma < leastChroma ? paperHue : Math.round(hue);
}

function inBoth(light: string, dark: string): string {
  return `light-dark(${light},${dark})`;
}
