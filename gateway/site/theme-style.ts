import { parseColour } from "../../content-folder/site-definition/theme/colour.ts";
import type { Theme } from "../../content-folder/site-definition/theme/theme.ts";
import { fontTokens } from "./theme-fonts.ts";
import { accentTokens, coverHue, surfaceTokens } from "./theme-colours.ts";
import type { Tokens } from "./theme-colours.ts";

/** The style that makes a theme out of the built-in look; empty if they are the same. */
export function toThemeStyle({ accent, radius, fonts, css }: Theme): string {
  return [accentStyle(accent), radiusStyle(radius), fontStyle(fonts), css?.text ?? ""].join("");
}

/** Forced colours and print have surfaces of their own. */
function accentStyle(accent: string | null): string {
  const colour = accent === null ? null : parseColour(accent);
  if (accent === null || colour === null) return "";
  return (
    `@media (forced-colors:none){${rootRule(accentTokens(accent, colour))}}` +
    `@media screen and (forced-colors:none){${rootRule(surfaceTokens(colour))}}` +
    `.cover[data-hue="0"]{--hue:${coverHue(colour)}}`
  );
}

/** The proportions of the built-in radii. */
function radiusStyle(radius: number | null): string {
  if (radius === null) return "";
  const pixels = (share: number): string => `${Math.round(radius * share * 10) / 10}px`;
  return rootRule({ "--r-s": pixels(0.6), "--r-m": pixels(1), "--r-l": pixels(1.2) });
}

function fontStyle(fonts: Theme["fonts"]): string {
  const tokens = fontTokens(fonts);
  return Object.keys(tokens).length === 0 ? "" : rootRule(tokens);
}

function rootRule(tokens: Tokens): string {
  return `:root{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
}
