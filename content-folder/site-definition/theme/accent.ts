import { colour, contrastOf, hexOf, parseColour } from "./colour.ts";
import type { Colour } from "./colour.ts";
import { darkGrounds, lightGrounds, shareOf } from "./surfaces.ts";

/** The accent's colours in one theme: the tokens `--accent…` of client/styles/tokens.css. */
export interface AccentScale {
  readonly accent: Colour;
  /** What is pointed at. */
  readonly strong: Colour;
  /** The accent as a background. */
  readonly wash: Colour;
  /** Text on the accent. */
  readonly on: Colour;
}

/** WCAG 2.2 AA for text (success criterion 1.4.3). */
const leastContrast = 4.5;
/** The dark theme's accent is at least this light. */
const darkLightness = 0.78;
const step = 0.005;

/** The light theme's scale: the given colour itself, and what goes with it. */
export function lightScale(accent: Colour): AccentScale {
  const { lightness, chroma, hue } = accent;
  const share = shareOf(accent);
  return {
    accent,
    strong: colour(Math.max(0, lightness - 0.07), chroma * 0.86, hue),
    wash: colour(0.957, 0.022 * share, hue),
    on: colour(0.995, 0.004 * share, hue),
  };
}

/** The dark theme's scale: the accent's hue, made lighter until it can be read. */
export function darkScale(given: Colour): AccentScale {
  const share = shareOf(given);
  const wash = colour(0.276, 0.036 * share, given.hue);
  const on = colour(0.185, 0.03 * share, given.hue);
  const chroma = Math.min(given.chroma * 1.3, 0.14);
  const grounds = [...darkGrounds(given), wash, on];
  let lightness = Math.max(darkLightness, given.lightness);
  while (lightness < 1 && leastOn(colour(lightness, chroma, given.hue), grounds) < leastContrast) lightness += step;
  return {
    accent: colour(lightness, chroma, given.hue),
    strong: colour(Math.min(1, lightness + 0.06), chroma * 0.9, given.hue),
    wash,
    on,
  };
}

/** The contrast of text in the light theme's accent, on the surface where it is least. */
function lightContrast(accent: Colour): number {
  const { wash, on } = lightScale(accent);
  return leastOn(accent, [...lightGrounds, wash, on]);
}

/** Why a text cannot be the accent of a site; null if it can. */
export function faultOfAccent(text: string): string | null {
  const given = parseColour(text);
  if (!/^#[0-9a-f]{6}$/i.test(text)) {
    const meant = given === null ? "" : `. Did you mean "${nearestAccent(given)}"?`;
    return `expected a colour as "#rrggbb" in quotes, got "${text}"${meant}`;
  }
  if (given === null || lightContrast(given) >= leastContrast) return null;
  const contrast = Math.floor(lightContrast(given) * 100) / 100;
  return `expected a colour that can be read as text in the light theme (contrast at least ${leastContrast}:1), got "${text}" with ${contrast}:1. The nearest that passes is "${nearestAccent(given)}"`;
}

/** The colour itself if it can be read in the light theme, else the lightest darker one of its hue that can. */
function nearestAccent(given: Colour): string {
  if (lightContrast(given) >= leastContrast) return hexOf(given);
  const { lightness, chroma, hue } = given;
  for (let at = lightness; at > 0; at -= step) {
    const hex = hexOf(colour(at, chroma, hue));
    const shown = parseColour(hex);
    if (shown !== null && lightContrast(shown) >= leastContrast) return hex;
  }
  return "#000000";
}

function leastOn(text: Colour, grounds: readonly Colour[]): number {
  return Math.min(...grounds.map((ground) => contrastOf(text, ground)));
}
