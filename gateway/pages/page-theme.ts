import { escapeAttribute } from "../../html/escape.ts";
import type { SiteLook } from "../../client/entry.server.tsx";

/** What a page takes of the site's look. The same object while that does not change. */
export interface PageTheme {
  /** Style that follows the built one; empty for the built-in look. */
  readonly style: string;
  /** The custom properties that it refers to, as `var(--name`. */
  readonly styleUses: string;
  /** What components show differently; null for the built-in look. */
  readonly look: SiteLook | null;
  /** The fonts to load after the first paint (client/styles/heading-font.ts), as they are written into the page; null for the built-in ones. */
  readonly fonts: object | null;
  /** The favicon; null for the built-in one. */
  readonly icon: { readonly address: string; readonly type: string } | null;
  /** What browsers show around the page. */
  readonly browser: BrowserLook;
}

/** What browsers and phones show of the site around and outside of its pages. */
export interface BrowserLook {
  /** The colour of the light page, as `#rrggbb`. */
  readonly paper: string;
  /** The bitmap on a home screen; null if there is none. */
  readonly touchIcon: { readonly src: string } | null;
  readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
}

/** The address of the web manifest. */
export const webManifestPath = "/manifest.webmanifest";

/** Stands between the built style and the theme's in a page: the kernel keeps what follows it (client/kernel/kept-theme.ts). */
const themeMark = "/*theme*/";

/** The attributes of the root element for the site's own fonts. */
export function fontsAttribute({ fonts }: Pick<PageTheme, "fonts">): string {
  return fonts === null ? "" : ` data-fonts="${escapeAttribute(JSON.stringify(fonts))}"`;
}

/** The tag that names the favicon. */
export function iconTag({ icon }: Pick<PageTheme, "icon">): string {
  return `<link rel="icon" href="${icon?.address ?? "/mark.svg"}" type="${icon?.type ?? "image/svg+xml"}">`;
}

/** The tags for what browsers show around a page: its icons, and the colour of their own bars (client/kernel/browser-bars.ts has it follow the theme). */
export function browserTags({ icon, browser: { paper, touchIcon } }: Pick<PageTheme, "icon" | "browser">): string {
  const touch = touchIcon === null ? "" : `<link rel="apple-touch-icon" href="${escapeAttribute(touchIcon.src)}">`;
  const bars = `<meta name="theme-color" content="${paper}">`;
  return `${iconTag({ icon })}${touch}<link rel="manifest" href="${webManifestPath}">${bars}`;
}

/** The whole style of a page. */
export function themedStyle(built: string, { style }: Pick<PageTheme, "style">): string {
  return style === "" ? built : `${built}${themeMark}${style}`;
}
