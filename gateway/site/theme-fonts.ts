import { isVariableFont } from "../../content-folder/site-definition/theme/font-weights.ts";
import type { Theme } from "../../content-folder/site-definition/theme/theme.ts";
import type { ServedFile } from "./theme-files.ts";

/** The fonts that a page loads after its first paint (client/styles/heading-font.ts). */
export interface SiteFonts {
  /** Null: the built-in one. */
  readonly heading: SiteFont | "system" | null;
  /** Null: the system's. */
  readonly text: SiteFont | null;
}

/** A font, and the weights that it has. */
export interface SiteFont {
  readonly url: string;
  readonly weight: string;
}

/** The family names under which the page loads them. */
const [headingFamily, textFamily] = ["Site heading", "Site text"];

/** The fonts of a site; null where they are the built-in ones. */
export function toSiteFonts({ fonts }: Theme, served: ReadonlyMap<string, ServedFile>): SiteFonts | null {
  const { heading, body } = fonts;
  if (heading === null && body === null) return null;
  const toFont = (address: string, weight: string): SiteFont => {
    const file = served.get(address);
    return { url: address, weight: file !== undefined && isVariableFont(file.bytes) ? "100 900" : weight };
  };
  return {
    heading: heading === null || heading === "system" ? heading : toFont(heading.address, "500"),
    text: body && toFont(body.address, "400"),
  };
}

/** The families of headings and text, with the system's behind them. */
export function fontTokens({ heading, body }: Theme["fonts"]): Readonly<Record<string, string>> {
  const system = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';
  const own =
    heading === null ? null : heading === "system" ? "var(--font-text)" : `"${headingFamily}",var(--font-text)`;
  return {
    ...(body === null ? {} : { "--font-text": `"${textFamily}",${system}` }),
    ...(own === null ? {} : { "--font-heading": own, "--font-waiting": "var(--font-text)" }),
  };
}
