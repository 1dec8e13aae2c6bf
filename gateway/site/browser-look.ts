import { colour, hexOf, parseColour } from "../../content-folder/site-definition/theme/colour.ts";
import { darkOf, paper } from "../../content-folder/site-definition/theme/surfaces.ts";
import type { Theme } from "../../content-folder/site-definition/theme/theme.ts";
import type { ServedFile } from "./theme-files.ts";

/** What a browser and a phone show of the site around and outside of its pages. */
export interface BrowserLook {
  /** The colour of the page in both themes, as `#rrggbb`: a browser's own bars take it. */
  readonly paper: { readonly light: string; readonly dark: string };
  /** The bitmap on a home screen; null where the site's mark is an SVG, which phones do not take. */
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

/** The hue of the built-in dark surfaces (client/styles/tokens.css). */
const builtInHue = 175;

/** Makes of a theme what browsers show around its pages. */
export function toBrowserLook({ accent }: Theme, mark: ServedFile | null): BrowserLook {
  const colours = paperOf(accent);
  if (mark === null) return { paper: colours, touchIcon: builtIn.touchIcon, icons: [builtIn.mark, builtIn.touchIcon] };
  const icon = toIcon(mark);
  return { paper: colours, touchIcon: icon.sizes === "any" ? null : icon, icons: [icon] };
}

function toIcon({ address, type, size }: ServedFile): AppIcon {
  const isDrawn = type === "image/svg+xml" || size === null;
  return { src: address, type, sizes: isDrawn ? "any" : `${size.width}x${size.height}` };
}

function paperOf(accent: Theme["accent"]): BrowserLook["paper"] {
  const own = accent === null ? null : parseColour(accent);
  return {
    light: hexOf(parseColour(paper.light) ?? colour(1, 0, 0)),
    dark: hexOf(own === null ? colour(...paper.dark, builtInHue) : darkOf(paper, own)),
  };
}
