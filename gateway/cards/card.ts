import { z } from "zod";

/** The size of a social card, in pixels (Open Graph's 1.91 : 1). */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a card shows. All of it is plain text, with any content. */
export const Card = z.object({
  title: z.string(),
  /** The name of the document's type; null if there is none. */
  type: z.string().nullable(),
  author: z.string().nullable(),
  siteName: z.string(),
  /** Determines the colours and the drawing. */
  seed: z.string(),
});
export type Card = Readonly<z.output<typeof Card>>;
