import { presetIn } from "../document-types/presets.ts";
import type { Preset } from "../document-types/presets.ts";
import type { LinkYml } from "./link-yml.ts";
import type { NavigationYml } from "./navigation-yml.ts";

/** The links of header and footer, as they are written: types by their ids. */
export interface Navigation {
  readonly header: NonNullable<NavigationYml["header"]>;
  readonly footer: NonNullable<NavigationYml["footer"]>;
  /** False: the header has none. */
  readonly login: LinkYml | false;
  /** A line above the header; null: there is none. */
  readonly announcement: Exclude<NavigationYml["announcement"], false | undefined> | null;
}

/** The navigation of a preset with what a site says in place of each of its lists. */
export function mergeNavigation({ navigation: own }: Preset, given: NavigationYml): Navigation {
  return {
    header: given.header ?? own.header ?? [],
    footer: given.footer ?? own.footer ?? [],
    login: given.login ?? own.login ?? false,
    announcement: given.announcement || null,
  };
}

/** The navigation of a site that says nothing. */
export const defaultNavigation: Navigation = mergeNavigation(presetIn("help-centre", "en"), {});
