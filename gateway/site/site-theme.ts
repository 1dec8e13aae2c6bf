import { createHash } from "node:crypto";
import type { ThemeFile } from "../../content-folder/site-definition/theme/theme-file.ts";
import type { Cover, Theme, ThemeLogo } from "../../content-folder/site-definition/theme/theme.ts";
import { toBrowserLook } from "./browser-look.ts";
import type { BrowserLook } from "./browser-look.ts";
import { toCardLook } from "./theme-card.ts";
import type { CardLook } from "./theme-card.ts";
import { toServedFile } from "./theme-files.ts";
import type { ServedFile } from "./theme-files.ts";
import { toSiteFonts } from "./theme-fonts.ts";
import type { SiteFonts } from "./theme-fonts.ts";
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
  /** What browsers show around its pages. */
  readonly browser: BrowserLook;
  /** Its fonts; null for the built-in ones. */
  readonly fonts: SiteFonts | null;
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
  readonly cover: Cover;
  /** Behind the heading of the home page; null: what that page says. */
  readonly homeArt: LookPicture | null;
}

/** Files of the folder theme/ that other parts of the definition name. */
export interface NamedPictures {
  readonly homeArt: ThemeFile | null;
  readonly pictures: readonly ThemeFile[];
}

/** A picture of the brand. */
export interface LookPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Makes of a theme what pages, cards and files need. */
export function toSiteTheme(theme: Theme, named: NamedPictures): SiteTheme {
  const homeArt = named.homeArt && toServedFile(named.homeArt);
  const logo = toServedLogo(theme.logo);
  const card = toCardLook(theme);
  const style = toThemeStyle(theme);
  const files = new Map(
    [...Object.values(logo), homeArt, ...named.pictures.map(toServedFile), ...ownFiles(theme)].flatMap((file) =>
      file === null ? [] : [[file.address, file]],
    ),
  );
  return {
    style,
    styleUses: [...new Set(style.match(/var\(\s*--[\w-]+/g))].join(" "),
    look: toLook(logo, theme.cover ?? "pattern", homeArt),
    icon: logo.mark,
    browser: toBrowserLook(logo.mark, card?.mark.kind === "drawing" ? card.mark.touchIcon : null),
    fonts: toSiteFonts(theme, files),
    files,
    card,
    version: card === null ? "" : createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12),
  };
}

/** The fonts, and what the site's own style shows. */
function ownFiles({ css, fonts: { heading, body } }: Theme): readonly ServedFile[] {
  const fonts = [heading, body].filter((font) => font !== null && font !== "system");
  return [...(css?.files ?? []), ...fonts].map(toServedFile);
}

type ServedLogo = Readonly<Record<keyof ThemeLogo, ServedFile | null>>;

function toServedLogo({ light, dark, mark }: ThemeLogo): ServedLogo {
  return { light: light && toServedFile(light), dark: dark && toServedFile(dark), mark: mark && toServedFile(mark) };
}

function toLook({ light, dark, mark }: ServedLogo, cover: Cover, homeArt: ServedFile | null): SiteLook | null {
  const logo = light && toPicture(light);
  const look = {
    logo: logo && { light: logo, dark: dark && toPicture(dark) },
    mark: mark && toPicture(mark),
    cover,
    homeArt: homeArt && toPicture(homeArt),
  };
  const isBuiltIn = look.logo === null && look.mark === null && look.homeArt === null && cover === "pattern";
  return isBuiltIn ? null : look;
}

function toPicture({ address, size }: ServedFile): LookPicture | null {
  return size && { url: address, ...size };
}
