import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolders } from "./build-folders.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { Shell } from "./html.ts";
import { pageScript } from "./inline-scripts.ts";
import { filesOfPage, Manifest } from "./manifest.ts";
import { readStyle } from "./page-style.ts";

const entry = "client/entry.browser.tsx";

/** Gives the shell of the page that a source file makes. */
export type ShellOf = (file: string) => Shell;

/** Reads the build's manifest and style sheets once; each route's shell is made when it is first needed. */
export const readShells = (root: string): ShellOf => {
  const folder = join(root, buildFolders.browser);
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  const made = new Map<string, Shell>();
  const make = (file: string): Shell => {
    const { scripts, styles } = filesOfPage(manifest, entry, file);
    const script = pageScript(scripts, styles);
    return {
      styleOf: readStyle(styles.map((path) => readFileSync(join(folder, path), "utf8").trim()).join("")),
      head: `<script>${script}</script>`,
      policyOf: (style) => contentSecurityPolicy({ style, script }),
    };
  };
  return (file) => {
    const shell = made.get(file) ?? make(file);
    made.set(file, shell);
    return shell;
  };
};
