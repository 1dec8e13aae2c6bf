import type { ThemeCss } from "./theme-css.ts";
import type { ThemeFile } from "./theme-file.ts";

/** What stands where a document has no picture. */
export const covers = ["pattern", "plain", "none"] as const;
export type Cover = (typeof covers)[number];

/** The look of a site, as `theme:` of `site.yml` and its files give it. Null: as it is built in. */
export interface Theme {
  /** As `#rrggbb`. */
  readonly accent: string | null;
  /** In pixels. */
  readonly radius: number | null;
  readonly logo: ThemeLogo;
  readonly fonts: {
    /** "system": that of the text. */
    readonly heading: ThemeFile | "system" | null;
    readonly body: ThemeFile | null;
  };
  readonly cover: Cover | null;
  /** Style over the tokens. */
  readonly css: ThemeCss | null;
}

/** The pictures of a brand. */
export interface ThemeLogo {
  /** In place of the built-in mark and the name. */
  readonly light: ThemeFile | null;
  /** The same for the dark theme; null: the light one stands in both. */
  readonly dark: ThemeFile | null;
  /** A square picture: the favicon, the icon on a home screen, and the mark on social cards. */
  readonly mark: ThemeFile | null;
}

/** The built-in look. */
export const noTheme: Theme = {
  accent: null,
  radius: null,
  logo: { light: null, dark: null, mark: null },
  fonts: { heading: null, body: null },
  cover: null,
  css: null,
};
