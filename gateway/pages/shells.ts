import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolders } from "./build/build-folders.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { Shell } from "./html.ts";
import { pageScript } from "./inline-scripts.ts";
import { assetOf, fileOf, filesOfPage, Manifest, stylesOf } from "./manifest.ts";
import { createStyleReader } from "./page-style.ts";
import { speculationRules, unfollowedType } from "./speculation-rules.ts";

const entry = "client/entry.browser.tsx";
const kernelEntry = "client/kernel/kernel.ts";
const headingFontEntry = "client/styles/heading-font.ts";
/** What texts load that have something marked `data-rich` (client/dom/enrich.ts). */
const richEntry = "client/dom/rich/rich.ts";

/** Returns the shell of the page that a source file renders to this markup. */
export type ShellOf = (file: string, markup: string) => Shell;

/** Reads the build's manifest once; each page's shell is built, from its style sheets, when it is first needed. */
export function readShells(root: string): ShellOf {
  const folder = join(root, buildFolders.browser);
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  const readStyle = createStyleReader();
  const made = new Map<string, Shell>();
  const make = (file: string, isRich: boolean): Shell => {
    const { scripts, styles: usual } = filesOfPage(manifest, entry, file);
    const styles = isRich ? [...usual, ...stylesOf(manifest, richEntry)] : usual;
    const kernel = fileOf(manifest, kernelEntry);
    const headingFont = assetOf(manifest, headingFontEntry);
    const script = pageScript({ kernel, scripts: scripts.filter((path) => path !== kernel), styles, headingFont });
    return {
      styleOf: readStyle(styles.map((path) => readFileSync(join(folder, path), "utf8").trim())),
      head: `<script>${script}</script>`,
      end: `<script type="${unfollowedType}">${speculationRules}</script>`,
      policyOf: (style, added) => contentSecurityPolicy({ style, scripts: [script, speculationRules] }, added),
    };
  };
  return (file, markup) => {
    const isRich = markup.includes(" data-rich");
    const key = `${file} ${isRich}`;
    const shell = made.get(key) ?? make(file, isRich);
    made.set(key, shell);
    return shell;
  };
}
