import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, parse, useMode, wcagContrast } from "culori/fn";
import type { Oklch } from "culori/fn";

useMode(modeRgb);
useMode(modeLrgb);
const toOklch = useMode(modeOklch);

/** A colour as the tokens write it: lightness 0 to 1, chroma, hue in degrees. */
export interface Colour {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** A colour of OKLCH, within what every screen shows (sRGB): its chroma is lowered where it is outside. */
export function colour(lightness: number, chroma: number, hue: number): Colour {
  const within = clampChroma({ mode: "oklch", l: lightness, c: chroma, h: hue }, "oklch");
  return { lightness: rounded(within.l), chroma: floored(within.c), hue: Math.round(hue * 10) / 10 };
}

/** Reads any colour of CSS; null for what is none. A grey has the hue 0. */
export function parseColour(text: string): Colour | null {
  const parsed = toOklch(parse(text));
  return parsed === undefined ? null : { lightness: parsed.l, chroma: parsed.c, hue: parsed.h ?? 0 };
}

/** @example hexOf(colour(0, 0, 0)) // "#000000" */
export function hexOf(colour: Colour): string {
  return formatHex(toCulori(colour));
}

/** @example cssOf(colour(0.45, 0.093, 168)) // "oklch(0.45 0.093 168)" */
export function cssOf({ lightness, chroma, hue }: Colour, alpha?: number): string {
  const opacity = alpha === undefined ? "" : ` / ${alpha}`;
  return `oklch(${rounded(lightness)} ${rounded(chroma)} ${Math.round(hue * 10) / 10}${opacity})`;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: Colour, other: Colour): number {
  return wcagContrast(toCulori(one), toCulori(other));
}

function toCulori({ lightness, chroma, hue }: Colour): Oklch {
  return { mode: "oklch", l: lightness, c: chroma, h: hue };
}

function rounded(part: number): number {
  return Math.round(part * 1000) / 1000;
}

function floored(part: number): number {
  return Math.floor(part * 1000) / 1000;
}
