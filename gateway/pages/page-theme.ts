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
}

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

/** The whole style of a page. */
export function themedStyle(built: string, { style }: Pick<PageTheme, "style">): string {
  return style === "" ? built : `${built}${themeMark}${style}`;
}
