import { createContext, use } from "react";

/** What a site shows in place of the built-in brand and covers. */
export interface SiteLook {
  /** In place of mark and name. `dark` is null where the light one stands in both themes. */
  readonly logo: { readonly light: LookPicture; readonly dark: LookPicture | null } | null;
  /** In place of the mark alone. */
  readonly mark: LookPicture | null;
  /** What stands where a document has no picture. */
  readonly cover: "pattern" | "plain" | "none";
  /** Behind the heading of the home page. */
  readonly homeArt: LookPicture | null;
}

/** A picture and its own size. */
export interface LookPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const SiteLookContext = createContext<SiteLook | null>(null);

/** Gives the components below it the site's look; null is the built-in one. */
export const SiteLookProvider = SiteLookContext.Provider;

/** The site's look; null for the built-in one. */
export function useSiteLook(): SiteLook | null {
  return use(SiteLookContext);
}
