import { createHash } from "node:crypto";
import type { Theme, ThemeLogo } from "../../content-folder/site-definition/theme/theme.ts";
import { type CardLook, toCardLook } from "./theme-card.ts";
import { type ServedFile, toServedFile } from "./theme-files.ts";
import { toThemeStyle } from "./theme-style.ts";

/** The look of the site, ready to be used: made once when its files change. */
export interface SiteTheme {
  /** Style that follows the built one in every page; empty for the built-in look. */
  readonly style: string;
  /** The custom properties that it refers to, as `var(--name`. */
  readonly styleUses: string;
  /** What components show differently; null for the built-in look. */
  readonly look: SiteLook | null;
  /** The favicon; null for the built-in one. */
  readonly icon: ServedFile | null;
  /** All files, by their addresses. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /** What social cards look like; null for the built-in look. */
  readonly card: CardLook | null;
  /** Names the look of cards in their addresses; empty for the built-in one. */
  readonly version: string;
}

/** What components show differently. */
export interface SiteLook {
  readonly logo: { readonly light: LookPicture; readonly dark: LookPicture | null } | null;
  readonly mark: LookPicture | null;
}

/** A picture of the brand. */
export interface LookPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Makes of a theme what pages, cards and files need. */
export function toSiteTheme(theme: Theme): SiteTheme {
  const logo = toServedLogo(theme.logo);
  const card = toCardLook(theme);
  const style = toThemeStyle(theme);
  const files = [...Object.values(logo), ...(theme.css?.files.map(toServedFile) ?? [])];
  return {
    style,
    styleUses: [...new Set(style.match(/var\(\s*--[\w-]+/g))].join(" "),
    look: toLook(logo),
    icon: logo.mark,
    files: new Map(files.flatMap((file) => (file === null ? [] : [[file.address, file]]))),
    card,
    version: card === null ? "" : createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12),
  };
}

type ServedLogo = Readonly<Record<keyof ThemeLogo, ServedFile | null>>;

function toServedLogo({ light, dark, mark }: ThemeLogo): ServedLogo {
  return { light: light && toServedFile(light), dark: dark && toServedFile(dark), mark: mark && toServedFile(mark) };
}

function toLook({ light, dark, mark }: ServedLogo): SiteLook | null {
  const logo = light && toPicture(light);
  const look = { logo: logo && { light: logo, dark: dark && toPicture(dark) }, mark: mark && toPicture(mark) };
  return look.logo === null && look.mark === null ? null : look;
}

function toPicture({ address, size }: ServedFile): LookPicture | null {
  return size && { url: address, ...size };
}
