import { colour, hexOf, parseColour } from "../../content-folder/site-definition/theme/colour.ts";
import { paper as surface } from "../../content-folder/site-definition/theme/surfaces.ts";
import type { ServedFile } from "./theme-files.ts";

/** What a browser and a phone show of the site around and outside of its pages. */
export interface BrowserLook {
  /** The colour of the light page, as `#rrggbb`: a browser's own bars take it. */
  readonly paper: string;
  /** The bitmap on a home screen; null where the site's mark is an SVG that cannot be drawn as one. */
  readonly touchIcon: AppIcon | null;
  /** The icons to choose from, for the web manifest. */
  readonly icons: readonly AppIcon[];
}

/** An icon of the site. */
interface AppIcon {
  readonly src: string;
  readonly type: string;
  /** `any` for a drawing, else its pixels: `180x180`. */
  readonly sizes: string;
}

/** The built-in icons, which stand for a site without a mark of its own (client/public). */
const builtIn = {
  mark: { src: "/mark.svg", type: "image/svg+xml", sizes: "any" },
  touchIcon: { src: "/touch-icon.png", type: "image/png", sizes: "180x180" },
} as const;

const paper = hexOf(parseColour(surface.light) ?? colour(1, 0, 0));

/** What browsers show around the pages of a site with this mark; null is the built-in one. `drawn`: the address of the bitmap that is made of an SVG. */
export function toBrowserLook(mark: ServedFile | null, drawn: string | null): BrowserLook {
  if (mark === null) return { paper, touchIcon: builtIn.touchIcon, icons: [builtIn.mark, builtIn.touchIcon] };
  const icon = toIcon(mark);
  const touchIcon = icon.sizes !== "any" ? icon : drawn === null ? null : { ...builtIn.touchIcon, src: drawn };
  return { paper, touchIcon, icons: touchIcon === null || touchIcon === icon ? [icon] : [icon, touchIcon] };
}

function toIcon({ address, type, size }: ServedFile): AppIcon {
  const isDrawn = type === "image/svg+xml" || size === null;
  return { src: address, type, sizes: isDrawn ? "any" : `${size.width}x${size.height}` };
}
