import { contextPath, fieldPath, focusPath, patternOf, rounded } from "./cover-drawing.ts";
import type { Drawing, Figure } from "./cover-drawing.ts";
import type { Motif } from "./cover-motifs.ts";

/**
 * Draws the cover of a document without a picture: a field of bars, and a lens that brings one dot into focus. The
 * same slug and composition give the same cover everywhere; client/ui/cover/cover-drawing.ts has the geometry.
 *
 * The result has no style attributes and no ids. CSS colours it by `data-part` and `data-hue`, so both themes and a strict
 * Content-Security-Policy work, and several covers on a page do not clash.
 */
export function drawCover(slug: string, fixed: Partial<CoverComposition> = {}): string {
  const draw = mulberry32(fnv1a(slug));
  const composition = { ...drawComposition(draw, fixed), ...fixed };
  return drawingOf(composition, drawFigures(draw, composition.pitch));
}

/** The composition of a cover, in units of its view box. */
export interface CoverComposition extends Drawing {
  readonly width: number;
  readonly height: number;
  /** The index of its hue, 0 to 7. */
  readonly hue: number;
  /** What lies under the lens in place of the row of names. */
  readonly motif?: Motif | null;
}

const hues = 8;

/** Spreads eight names as usual as "Security" over all hues; any number would do. */
const seed = 113_862;

/** The hue of a category: the same wherever its name stands. */
export function hueOf(category: string): number {
  return Math.floor(mulberry32(fnv1a(category) + seed)() * hues);
}

/** Where the lens lies, in parts of the width, for the place of a card among others: beside and below it lies another one, in one column to five. */
export function lensPlace(place: number, width = 320): number {
  return width * (places[(place * 2) % places.length] ?? 0.5);
}

const places = [0.28, 0.36, 0.5, 0.64, 0.72];

/** The home page's wide field, with a large lens on the right. */
export const homeField: CoverComposition = {
  width: 900,
  height: 520,
  hue: 0,
  pitch: 24,
  x: 560,
  y: 262,
  radius: 168,
  zoom: 2.7,
};

/** Only the lens: the zero of the 404. */
export const lensAlone: CoverComposition = {
  width: 180,
  height: 180,
  hue: 0,
  pitch: 24,
  x: 90,
  y: 90,
  radius: 82,
  zoom: 2.2,
};

/** The lectern's slope, in degrees. */
const slope = -15;

/** Draws random values in a fixed order, so that a slug keeps its cover: hue, pitch, lens x, lens y, radius, magnification. */
function drawComposition(
  draw: () => number,
  { width = 320, height = 180 }: Partial<CoverComposition>,
): CoverComposition {
  return {
    width,
    height,
    hue: pick(draw, [0, 0, 0, 1, 2, 3, 4]),
    pitch: pick(draw, [10, 12.5, 15.5]),
    x: width * pick(draw, places),
    y: height * pick(draw, [0.4, 0.5, 0.6]),
    radius: height * pick(draw, [0.3, 0.36, 0.43]),
    zoom: pick(draw, [1.9, 2.3]),
  };
}

function drawFigures(draw: () => number, pitch: number): readonly Figure[] {
  return [0, 1, 2].map(() => ({ long: pitch * (1.2 + draw() * 2.4), short: pitch * pick(draw, [0.5, 0.8, 1.1]) }));
}

function drawingOf(composition: CoverComposition, figures: readonly Figure[]): string {
  const { width, height, hue, pitch, x, y, radius, zoom, motif } = composition;
  const pattern = patternOf(figures, pitch);
  const reach = Math.hypot(width, height);
  const thin = rounded(pitch * 0.26);
  const thick = rounded(pitch * 0.26 * zoom);
  return (
    `<svg class="cover" data-hue="${hue}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<g transform="translate(${rounded(x)} ${rounded(y)}) rotate(${slope})" fill="none" stroke-linecap="round">` +
    `<path data-part="field" stroke-width="${thin}" stroke-dasharray="${pattern.map(rounded).join(" ")}" d="${fieldPath(pattern, pitch, reach)}"/>` +
    `<circle data-part="lens" r="${rounded(radius)}" stroke-width="${rounded(Math.max(2, radius * 0.035))}"/>` +
    (motif
      ? drawn(motif, radius)
      : `<path data-part="context" stroke-width="${thick}" d="${contextPath(pattern, composition, reach)}"/>` +
        `<path data-part="name" stroke-width="${thick}" d="${focusPath(pattern, composition)}"/>` +
        `<circle data-part="dot" r="${rounded(pitch * 0.2 * zoom)}"/>`) +
    "</g></svg>"
  );
}

function drawn({ clear, behind }: Motif, radius: number): string {
  return (
    `<g transform="scale(${rounded(radius / 10)})" stroke-width="1.2" stroke-linejoin="round">` +
    `<path data-part="context" d="${behind}"/><path data-part="name" d="${clear}"/><circle data-part="dot" r="1.3"/></g>`
  );
}

function pick(draw: () => number, list: readonly number[]): number {
  return list[Math.floor(draw() * list.length)] ?? 0;
}

/** FNV-1a, 32 bits, over a text's UTF-16 code units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32, a small seeded generator of numbers in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
