import { numbersIn } from "./matrices.ts";
import type { SvgElement } from "./svg-tree.ts";

/** The elements that have an outline. */
export const shapeNames: ReadonlySet<string> = new Set([
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
]);

/** The outline of a shape as the `d` of a path; empty where nothing is drawn, null where it cannot be read. */
export function outlineOf({ name, attributes }: SvgElement): string | null {
  const number = (key: string): number | null => lengthOf(attributes[key]);
  const at = (key: string): number => number(key) ?? 0;
  switch (name) {
    case "path":
      return /^[MmZzLlHhVvCcSsQqTtAaeE\d+\-.,\s]*$/.test(attributes.d ?? "") ? (attributes.d ?? "").trim() : null;
    case "rect":
      return rectangle(
        at("x"),
        at("y"),
        at("width"),
        at("height"),
        number("rx") ?? number("ry"),
        number("ry") ?? number("rx"),
      );
    case "circle":
      return ellipse(at("cx"), at("cy"), at("r"), at("r"));
    case "ellipse":
      return ellipse(at("cx"), at("cy"), number("rx") ?? at("ry"), number("ry") ?? at("rx"));
    case "line":
      return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
    case "polyline":
    case "polygon":
      return polygon(numbersIn(attributes.points ?? ""), name === "polygon");
    default:
      return null;
  }
}

/** A number of user units; null where there is none, or one in another unit. */
export function lengthOf(text: string | undefined): number | null {
  const found = /^\s*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)(?:px)?\s*$/.exec(text ?? "")?.[1];
  return found === undefined ? null : Number(found);
}

function rectangle(x: number, y: number, width: number, height: number, rx: number | null, ry: number | null): string {
  if (width <= 0 || height <= 0) return "";
  const [h, v] = [Math.min(Math.max(rx ?? 0, 0), width / 2), Math.min(Math.max(ry ?? 0, 0), height / 2)];
  if (h === 0 || v === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx: number, dy: number): string => `a${h} ${v} 0 0 1 ${dx} ${dy}`;
  return `M${x + h} ${y}h${width - 2 * h}${arc(h, v)}v${height - 2 * v}${arc(-h, v)}h${2 * h - width}${arc(-h, -v)}v${2 * v - height}${arc(h, -v)}z`;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return "";
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function polygon(numbers: readonly number[], isClosed: boolean): string {
  if (numbers.length < 4) return "";
  return `M${numbers.slice(0, numbers.length - (numbers.length % 2)).join(" ")}${isClosed ? "z" : ""}`;
}
