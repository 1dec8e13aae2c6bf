import type { CardLook } from "./card.ts";

/**
 * A colour of the light theme's tokens (client/styles/tokens.css): red, green, blue and opacity from 0 to 1. Converted here, because the canvas does
 * not support OKLCH (CSS Color 4, section 9.2).
 */
export type Colour = Float32Array;

function oklch(lightness: number, chroma: number, hue: number): Colour {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return Float32Array.from([...linear.map((part) => Math.min(1, Math.max(0, gamma(part)))), 1]);
}

function gamma(part: number): number {
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
}

/** The hues of the other four lens coatings. Covers have eight, by category (client/styles/tokens.css); a card's is drawn by its slug. */
const hues = [84, 42, 250, 318] as const;

/** The colours of one card. */
export interface Palette {
  readonly ground: Colour;
  readonly field: Colour;
  readonly glass: Colour;
  readonly name: Colour;
  readonly dot: Colour;
}

const builtInAccent = { lightness: 0.45, chroma: 0.093, hue: 168 } as const;

/** The palette of a coating: 0 is the site's own, the others have the same hues everywhere. */
export function paletteOf(index: number, look: CardLook): Palette {
  const hue = hues[index - 1] ?? look.colours?.hue ?? builtInAccent.hue;
  return {
    ground: oklch(0.962, 0.012, hue),
    field: oklch(0.87, 0.03, hue),
    glass: oklch(0.992, 0.004, hue),
    name: oklch(0.36, 0.05, hue),
    dot: oklch(0.58, 0.125, hue),
  };
}

/** The ground of a card, as that of a page. */
export const paper = oklch(0.993, 0.002, 95);
/** The colour of titles and names. */
export const ink = oklch(0.235, 0.012, 110);
/** The colour of what stands beside them. */
export const secondInk = oklch(0.405, 0.012, 110);

/** The accent, in which the type and the mark's dot are drawn. */
export function accentOf({ colours }: CardLook): Colour {
  const { lightness, chroma, hue } = colours?.accent ?? builtInAccent;
  return oklch(lightness, chroma, hue);
}

/** The same colour, fully transparent. */
export function transparent(colour: Colour): Colour {
  return Float32Array.from([...colour.subarray(0, 3), 0]);
}
