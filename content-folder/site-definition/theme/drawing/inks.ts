import { modeHsl, parse, useMode, modeRgb } from "culori/fn";
import type { Ink, Rgba } from "./drawing.ts";
import { matrixOf, unchanged } from "./matrices.ts";
import type { StyleOf, SvgStyle } from "./svg-style.ts";
import { referenceOf, referred } from "./svg-tree.ts";
import type { SvgElement } from "./svg-tree.ts";

const toRgb = useMode(modeRgb);
useMode(modeHsl);

/** What a paint of SVG is read with. */
export interface InkParts {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly styleOf: StyleOf;
}

/** Reads a paint: null is none, undefined what cannot be read. */
export function inkOf(paint: string, style: SvgStyle, opacity: number, parts: InkParts): Ink | null | undefined {
  if (paint === "none" || opacity <= 0) return null;
  const reference = /^url\(\s*["']?(#[^"')]+)["']?\s*\)/.exec(paint)?.[1];
  if (reference !== undefined) return gradientOf(referred(parts.byId, reference), opacity, parts);
  const colour = rgbaOf(paint, style, opacity);
  return colour === null ? undefined : colour[3] === 0 ? null : { kind: "colour", colour };
}

/** A part from 0 to 1, or as a percentage. */
export function partOf(text: string | undefined, otherwise: number): number {
  const number = Number.parseFloat(text ?? "");
  if (Number.isNaN(number)) return otherwise;
  return Math.min(1, Math.max(0, text?.trim().endsWith("%") === true ? number / 100 : number));
}

function rgbaOf(text: string, style: SvgStyle, opacity: number): Rgba | null {
  const named = text.toLowerCase() === "currentcolor" ? (style.get("color") ?? "black") : text;
  if (named.toLowerCase() === "currentcolor") return [0, 0, 0, opacity];
  const colour = toRgb(parse(named));
  return colour === undefined ? null : [colour.r, colour.g, colour.b, (colour.alpha ?? 1) * opacity];
}

function gradientOf(element: SvgElement | null, opacity: number, parts: InkParts): Ink | undefined {
  if (element === null || !/^(?:linear|radial)Gradient$/.test(element.name)) return undefined;
  const before = referred(parts.byId, referenceOf(element));
  const attributes = { ...before?.attributes, ...element.attributes };
  const stops = stopsOf(element.children.length > 0 ? element : before, parts);
  const matrix = matrixOf(attributes.gradientTransform);
  const isOfBox = attributes.gradientUnits !== "userSpaceOnUse";
  const spread = attributes.spreadMethod ?? "pad";
  if (
    stops === null ||
    matrix === null ||
    spread !== "pad" ||
    attributes.fx !== undefined ||
    attributes.fy !== undefined
  )
    return undefined;
  const at = (key: string, otherwise: number): number => coordinate(attributes[key], isOfBox, otherwise);
  const shared = { stops, matrix: matrix ?? unchanged, isOfBox, opacity };
  if (element.name === "linearGradient")
    return { kind: "linear", from: [at("x1", 0), at("y1", 0)], to: [at("x2", 1), at("y2", 0)], ...shared };
  return { kind: "radial", centre: [at("cx", 0.5), at("cy", 0.5)], radius: at("r", 0.5), ...shared };
}

/** NaN where a percentage is of the whole drawing: the ink cannot be read then. */
function coordinate(text: string | undefined, isOfBox: boolean, otherwise: number): number {
  if (text === undefined) return isOfBox ? otherwise : Number.NaN;
  const number = Number.parseFloat(text);
  return text.trim().endsWith("%") ? (isOfBox ? number / 100 : Number.NaN) : number;
}

function stopsOf(element: SvgElement | null, { styleOf }: InkParts): Extract<Ink, { kind: "linear" }>["stops"] | null {
  const stops = (element?.children ?? [])
    .filter(({ name }) => name === "stop")
    .map((stop) => {
      const style = styleOf(stop, new Map());
      const colour = rgbaOf(style.get("stop-color") ?? "black", style, partOf(style.get("stop-opacity"), 1));
      return { at: partOf(stop.attributes.offset, 0), colour };
    });
  const read = stops.flatMap(({ at, colour }) => (colour === null ? [] : [{ at, colour }]));
  return read.length === 0 || read.length < stops.length ? null : read;
}
