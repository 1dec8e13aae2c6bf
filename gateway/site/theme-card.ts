import { parseColour } from "../../content-folder/site-definition/theme/colour.ts";
import type { Colour } from "../../content-folder/site-definition/theme/colour.ts";
import type { Drawing } from "../../content-folder/site-definition/theme/drawing/drawing.ts";
import { readDrawing } from "../../content-folder/site-definition/theme/drawing/read-drawing.ts";
import type { Theme } from "../../content-folder/site-definition/theme/theme.ts";
import { coverHue } from "./theme-colours.ts";

/** What social cards take of a theme. */
export interface CardLook {
  /** The accent, and the hue of what is drawn most often; null for the built-in ones. */
  readonly colours: { readonly accent: Colour; readonly hue: number } | null;
  /** What stands before the name: the built-in mark, a PNG, the shapes of an SVG, or nothing, because a canvas cannot draw all that an SVG may have. */
  readonly mark:
    | { readonly kind: "built-in" | "none" }
    | { readonly kind: "png"; readonly base64: string }
    | { readonly kind: "drawing"; readonly drawing: Drawing; readonly touchIcon: string };
}

/** What social cards take of a theme; null where that is the built-in look. */
export function toCardLook({ accent, logo: { mark } }: Theme): CardLook | null {
  const colour = accent === null ? null : parseColour(accent);
  if (colour === null && mark === null) return null;
  return { colours: colour && { accent: colour, hue: coverHue(colour) }, mark: toCardMark(mark) };
}

function toCardMark(mark: Theme["logo"]["mark"]): CardLook["mark"] {
  if (mark === null) return { kind: "built-in" };
  if (mark.kind === "png") return { kind: "png", base64: mark.base64 };
  const drawing = readDrawing(Buffer.from(mark.base64, "base64").toString("utf8"));
  return drawing === null ? { kind: "none" } : { kind: "drawing", drawing, touchIcon: touchIconOf(mark.address) };
}

/**
 * The address of the bitmap that is drawn of an SVG.
 *
 * @example touchIconOf("/theme/c275f085793ddf10.svg") // "/cards/touch-icon/c275f085793ddf10.png"
 */
function touchIconOf(address: string): string {
  return address.replace(/^\/theme\/(\w+)\.svg$/, "/cards/touch-icon/$1.png");
}
