import { createHash } from "node:crypto";
import type { Theme } from "../../content-folder/site-definition/theme/theme.ts";
import { toCardColours, type CardColours } from "./theme-colours.ts";
import { toThemeStyle } from "./theme-style.ts";

/** The look of the site, ready to be used: made once when its files change. */
export interface SiteTheme {
  /** Style that follows the built one in every page; empty for the built-in look. */
  readonly style: string;
  /** The colours of social cards; null for the built-in ones. */
  readonly card: CardColours | null;
  /** Names the look of cards in their addresses; empty for the built-in one. */
  readonly version: string;
}

/** Makes of a theme what pages, cards and files need. */
export function toSiteTheme(theme: Theme): SiteTheme {
  const card = toCardColours(theme);
  return {
    style: toThemeStyle(theme),
    card,
    version: card === null ? "" : createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12),
  };
}
