/** What a page asks its frame to draw. */
export interface DrawRequest {
  readonly id: number;
  /** The source of the diagram. */
  readonly text: string;
  /** The font family of its texts. */
  readonly font: string;
  /** The colours of each picture, as Mermaid names them. */
  readonly looks: readonly Readonly<Record<string, string | boolean>>[];
}

/** What became of it: a picture for each of its looks, as SVG. */
export type DrawResult =
  | { readonly id: number; readonly kind: "drawn"; readonly pictures: readonly string[] }
  | { readonly id: number; readonly kind: "failed"; readonly reason: string };
