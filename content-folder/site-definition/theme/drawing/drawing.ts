/** A transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Red, green, blue and opacity, 0 to 1. */
export type Rgba = readonly [number, number, number, number];

type Point = [number, number];

/** The numbers of a gradient are in units of the drawing, or, with `isOfBox`, in parts of the box of what is painted. */
interface Gradient {
  readonly stops: readonly { readonly at: number; readonly colour: Rgba }[];
  readonly matrix: Matrix;
  readonly isOfBox: boolean;
  readonly opacity: number;
}

/** What a shape is painted with. */
export type Ink =
  | { readonly kind: "colour"; readonly colour: Rgba }
  | ({ readonly kind: "linear"; readonly from: Point; readonly to: Point } & Gradient)
  | ({ readonly kind: "radial"; readonly centre: Point; readonly radius: number } & Gradient);

/** How an outline is drawn. */
interface Stroke {
  readonly ink: Ink;
  readonly width: number;
  readonly cap: "butt" | "round" | "square";
  readonly join: "miter" | "round" | "bevel";
  readonly miterLimit: number;
  readonly dashes: readonly number[];
}

/** One outline, as `d` of an SVG path has it, and how it is painted. */
export interface Shape {
  readonly path: string;
  readonly matrix: Matrix;
  readonly fill: Ink | null;
  readonly isEvenOdd: boolean;
  readonly stroke: Stroke | null;
}

/** An SVG as a list of shapes: what a canvas that reads no SVG can draw (gateway/cards/shapes.ts). */
export interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}
