import { z } from "zod";
import { Drawing } from "./shapes.ts";

/** The size of a social card, in pixels (Open Graph's 1.91 : 1). */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a card takes of the site's look. */
export const CardLook = z.object({
  /** The accent in OKLCH, and the hue of what is drawn most often; null for the built-in ones. */
  colours: z
    .object({ accent: z.object({ lightness: z.number(), chroma: z.number(), hue: z.number() }), hue: z.number() })
    .nullable(),
  /** What stands before the name of the site. */
  mark: z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["built-in", "none"]) }),
    z.object({ kind: z.literal("png"), base64: z.string() }),
    z.object({ kind: z.literal("drawing"), drawing: Drawing, touchIcon: z.string() }),
  ]),
});
export type CardLook = Readonly<z.output<typeof CardLook>>;

/** The look of a site without a theme. */
export const builtInLook: CardLook = { colours: null, mark: { kind: "built-in" } };

/** What a card shows. All of it is plain text, with any content. */
export const Card = z.object({
  title: z.string(),
  /** The name of the document's type; null if there is none. */
  type: z.string().nullable(),
  author: z.string().nullable(),
  siteName: z.string(),
  /** Determines the colours and the drawing. */
  seed: z.string(),
  look: CardLook,
});
export type Card = Readonly<z.output<typeof Card>>;

/** The icon of the site on a home screen, made of a mark that is an SVG. */
export const TouchIcon = z.object({ drawing: Drawing });
export type TouchIcon = Readonly<z.output<typeof TouchIcon>>;

/** A square, in pixels of the picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
