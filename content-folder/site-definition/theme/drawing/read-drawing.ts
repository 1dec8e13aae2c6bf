import { sizeOfSvg } from "../picture-size.ts";
import type { Drawing, Matrix, Shape } from "./drawing.ts";
import { inkOf, partOf } from "./inks.ts";
import type { InkParts } from "./inks.ts";
import { matrixOf, numbersIn, times, unchanged } from "./matrices.ts";
import { lengthOf, outlineOf, shapeNames } from "./outlines.ts";
import { readStyles } from "./svg-style.ts";
import type { SvgStyle } from "./svg-style.ts";
import { elementsById, readSvgTree, referenceOf, referred } from "./svg-tree.ts";
import type { SvgElement } from "./svg-tree.ts";

/** Elements that draw nothing where they stand, or nothing that a still picture shows. */
const undrawn: ReadonlySet<string> = new Set(
  "title desc metadata defs style linearGradient radialGradient script animate animateTransform animateMotion set".split(
    " ",
  ),
);

const mostShapes = 500;
/** Each time that one is drawn counts: references to groups of references are millions of elements without a single shape. */
const mostDrawn = 10_000;
/** Of all outlines together: a reference repeats one. */
const mostOutlines = 400_000;

/** What is drawn around an element. */
interface Around {
  readonly matrix: Matrix;
  readonly style: SvgStyle;
  readonly opacity: number;
  /** How many references led to it. */
  readonly references: number;
}

/** Reads an SVG as shapes; null where it has something else to draw (text, pictures, clips, masks, filters, patterns), or cannot be read. */
export function readDrawing(source: string): Drawing | null {
  const root = readSvgTree(source.replace(/^\uFEFF/, ""));
  if (root === null) return null;
  const byId = elementsById(root);
  const styleOf = readStyles(sheetsIn(root));
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(root.attributes.viewBox ?? "");
  const size = width > 0 && height > 0 ? { width, height } : sizeOfSvg(source);
  if (styleOf === null || size === null) return null;
  const shapes: Shape[] = [];
  const around = { matrix: unchanged, style: new Map<string, string>(), opacity: 1, references: 0 };
  const isRead = draw(root, around, { byId, styleOf, shapes, drawn: 0 });
  if (!isRead || shapes.length === 0) return null;
  if (shapes.reduce((sum, { path }) => sum + path.length, 0) > mostOutlines) return null;
  return isOfNumbers(shapes) ? { x, y, ...size, shapes } : null;
}

/** What is no number would stop the canvas. */
function isOfNumbers(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value !== "object" || value === null || Object.values(value).every(isOfNumbers);
}

function sheetsIn(root: SvgElement): readonly string[] {
  return root.children.flatMap((child) => (child.name === "style" ? [child.text] : sheetsIn(child)));
}

interface Parts extends InkParts {
  readonly shapes: Shape[];
  /** How many elements have been drawn. */
  drawn: number;
}

/** Adds the shapes of an element; false where it cannot be drawn. */
function draw(element: SvgElement, around: Around, parts: Parts): boolean {
  const { name, attributes, children } = element;
  parts.drawn += 1;
  if (parts.drawn > mostDrawn) return false;
  if (undrawn.has(name) || name.includes(":")) return true;
  const style = parts.styleOf(element, around.style);
  if (style.get("display") === "none") return true;
  if (["clip-path", "mask", "filter"].some((key) => (style.get(key) ?? "none") !== "none")) return false;
  const own = matrixOf(attributes.transform);
  if (own === null || parts.shapes.length >= mostShapes) return false;
  const opacity = around.opacity * partOf(style.get("opacity"), 1);
  const inside = { ...around, style, opacity, matrix: times(around.matrix, own) };
  if (shapeNames.has(name)) return addShape(element, inside, parts);
  if (name === "use") return drawReferred(element, inside, parts);
  const isRoot = name === "svg" && around.references === 0 && around.style.size === 0;
  return (isRoot || name === "g" || name === "a") && children.every((child) => draw(child, inside, parts));
}

function drawReferred(element: SvgElement, around: Around, parts: Parts): boolean {
  const target = referred(parts.byId, referenceOf(element));
  if (target === null || around.references >= 3) return false;
  const { x, y } = element.attributes;
  const matrix = times(around.matrix, [1, 0, 0, 1, lengthOf(x) ?? 0, lengthOf(y) ?? 0]);
  return draw(target, { ...around, matrix, references: around.references + 1 }, parts);
}

const caps = ["butt", "round", "square"] as const;
const joins = ["miter", "round", "bevel"] as const;

function addShape(element: SvgElement, { matrix, style, opacity }: Around, parts: Parts): boolean {
  const path = outlineOf(element);
  if (path === null) return false;
  if (path === "" || ["hidden", "collapse"].includes(style.get("visibility") ?? "")) return true;
  const inkFor = (key: "fill" | "stroke", otherwise: string) =>
    inkOf(style.get(key) ?? otherwise, style, opacity * partOf(style.get(`${key}-opacity`), 1), parts);
  const [fill, ink] = [inkFor("fill", "black"), inkFor("stroke", "none")];
  const width = lengthOf(style.get("stroke-width") ?? "1");
  if (fill === undefined || ink === undefined || width === null) return false;
  const cap = caps.find((name) => name === style.get("stroke-linecap")) ?? "butt";
  const join = joins.find((name) => name === style.get("stroke-linejoin")) ?? "miter";
  const dashes = numbersIn(style.get("stroke-dasharray") ?? "");
  const miterLimit = lengthOf(style.get("stroke-miterlimit")) ?? 4;
  parts.shapes.push({
    path,
    matrix,
    fill,
    isEvenOdd: style.get("fill-rule") === "evenodd",
    stroke:
      ink === null || width <= 0
        ? null
        : { ink, width, cap, join, miterLimit, dashes: dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes] },
  });
  return true;
}
