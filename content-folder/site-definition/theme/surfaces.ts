import { colour, parseColour } from "./colour.ts";
import type { Colour } from "./colour.ts";

/** A surface of client/styles/tokens.css whose dark colour carries the accent's hue; a test compares both files. */
interface Surface {
  /** The light colour, as the tokens write it: warm, whatever the accent. */
  readonly light: string;
  /** Lightness and chroma of the dark colour. */
  readonly dark: readonly [lightness: number, chroma: number];
  /** The opacity of the dark colour. */
  readonly alpha?: number;
  /** Text of the accent's colour stands on it. */
  readonly isGround?: true;
}

/** The page itself. */
export const paper: Surface = { light: "oklch(0.993 0.002 95)", dark: [0.196, 0.009], isGround: true };

/** The colours of surfaces and lines, by their custom property. */
export const surfaces: Readonly<Record<string, Surface>> = {
  "--paper": paper,
  "--raised": { light: "oklch(1 0 0)", dark: [0.228, 0.01], isGround: true },
  "--wash": { light: "oklch(0.974 0.004 95)", dark: [0.172, 0.009], isGround: true },
  "--hover": { light: "oklch(0.958 0.005 95)", dark: [0.262, 0.011], isGround: true },
  "--line": { light: "oklch(0.905 0.006 95)", dark: [0.315, 0.011] },
  "--edge": { light: "oklch(0.63 0.01 95)", dark: [0.56, 0.012] },
  "--scrim": { light: "oklch(0.3 0.015 150 / 0.42)", dark: [0.1, 0.01], alpha: 0.7 },
};

/** The built-in accent's chroma. An accent with less has paler surfaces around it. */
const builtInChroma = 0.093;

/** How much of the built-in chroma the surfaces around an accent have, 0 to 1. */
export function shareOf({ chroma }: Colour): number {
  return Math.min(1, chroma / builtInChroma);
}

/** The dark colour of a surface around an accent. */
export function darkOf({ dark: [lightness, chroma] }: Surface, accent: Colour): Colour {
  return colour(lightness, chroma * shareOf(accent), accent.hue);
}

/** The light surfaces on which text of the accent's colour stands. */
export const lightGrounds: readonly Colour[] = grounds().flatMap(({ light }) => parseColour(light) ?? []);

/** The dark ones, around an accent. */
export function darkGrounds(accent: Colour): readonly Colour[] {
  return grounds().map((surface) => darkOf(surface, accent));
}

function grounds(): readonly Surface[] {
  return Object.values(surfaces).filter(({ isGround }) => isGround);
}
