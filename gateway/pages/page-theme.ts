/** What a page takes of the site's look. The same object while that does not change. */
export interface PageTheme {
  /** Style that follows the built one; empty for the built-in look. */
  readonly style: string;
}

/** Stands between the built style and the theme's in a page: the kernel keeps what follows it (client/kernel/kept-theme.ts). */
export const themeMark = "/*theme*/";

/** The whole style of a page. */
export function themedStyle(built: string, { style }: PageTheme): string {
  return style === "" ? built : `${built}${themeMark}${style}`;
}
