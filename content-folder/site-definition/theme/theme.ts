/** The look of a site, as `theme:` of `site.yml` and its files give it. Null: as it is built in. */
export interface Theme {
  /** As `#rrggbb`. */
  readonly accent: string | null;
  /** In pixels. */
  readonly radius: number | null;
}

/** The built-in look. */
export const noTheme: Theme = { accent: null, radius: null };
