import { type Colour, parseColour } from "../../content-folder/site-definition/theme/colour.ts";
import type { Theme } from "../../content-folder/site-definition/theme/theme.ts";
import { coverHue } from "./theme-colours.ts";

/** What social cards take of a theme. */
export interface CardLook {
  /** The accent, and the hue of what is drawn most often; null for the built-in ones. */
  readonly colours: { readonly accent: Colour; readonly hue: number } | null;
  /** What stands before the name: the built-in mark, a PNG, or nothing, because a canvas cannot draw an SVG. */
  readonly mark: { readonly kind: "built-in" | "none" } | { readonly kind: "png"; readonly base64: string };
}

/** What social cards take of a theme; null where that is the built-in look. */
export function toCardLook({ accent, logo: { mark } }: Theme): CardLook | null {
  const colour = accent === null ? null : parseColour(accent);
  if (colour === null && mark === null) return null;
  return { colours: colour && { accent: colour, hue: coverHue(colour) }, mark: toCardMark(mark) };
}

function toCardMark(mark: Theme["logo"]["mark"]): CardLook["mark"] {
  if (mark === null) return { kind: "built-in" };
  return mark.kind === "png" ? { kind: "png", base64: mark.base64 } : { kind: "none" };
}
