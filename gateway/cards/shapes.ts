import { z } from "zod";

/** A transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export const Matrix = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]).readonly();
export type Matrix = z.infer<typeof Matrix>;

/** Red, green, blue and opacity, 0 to 1. */
const Rgba = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();
export type Rgba = z.infer<typeof Rgba>;

const Stops = z.array(z.object({ at: z.number(), colour: Rgba })).readonly();

/** The numbers of a gradient are in units of the drawing, or, with `isOfBox`, in parts of the box of what is painted. */
const Gradient = z.object({ stops: Stops, matrix: Matrix, isOfBox: z.boolean(), opacity: z.number() });

/** What a shape is painted with. */
export const Ink = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("colour"), colour: Rgba }),
  z
    .object({
      kind: z.literal("linear"),
      from: z.tuple([z.number(), z.number()]),
      to: z.tuple([z.number(), z.number()]),
    })
    .extend(Gradient.shape),
  z
    .object({ kind: z.literal("radial"), centre: z.tuple([z.number(), z.number()]), radius: z.number() })
    .extend(Gradient.shape),
]);
export type Ink = Readonly<z.infer<typeof Ink>>;

/** One outline, as `d` of an SVG path has it, and how it is painted. */
export const Shape = z.object({
  path: z.string(),
  matrix: Matrix,
  fill: Ink.nullable(),
  isEvenOdd: z.boolean(),
  stroke: z
    .object({
      ink: Ink,
      width: z.number(),
      cap: z.enum(["butt", "round", "square"]),
      join: z.enum(["miter", "round", "bevel"]),
      miterLimit: z.number(),
      dashes: z.array(z.number()).readonly(),
    })
    .nullable(),
});
export type Shape = Readonly<z.infer<typeof Shape>>;

/** An SVG as a list of shapes (content-folder/site-definition/theme/drawing): what a canvas that reads no SVG can draw. */
export const Drawing = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  shapes: z.array(Shape).readonly(),
});
export type Drawing = Readonly<z.infer<typeof Drawing>>;
