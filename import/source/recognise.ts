import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ImportError } from "../import-error.ts";
import { docsify } from "./docsify.ts";
import { docusaurus } from "./docusaurus/docusaurus.ts";
import { hugo } from "./hugo.ts";
import { gitbook } from "./gitbook.ts";
import { jekyll } from "./jekyll.ts";
import { markdownFolder } from "./markdown-folder.ts";
import { mintlify } from "./mintlify.ts";
import { mdbook } from "./mdbook.ts";
import { mkdocs } from "./mkdocs/mkdocs.ts";
import { nextra } from "./nextra.ts";
import { wordpress } from "./wordpress/wordpress.ts";
import { zendesk } from "./zendesk.ts";
import { starlight } from "./starlight.ts";
import type { SourceSite, Tool } from "./source-site.ts";
import { vitepress } from "./vitepress.ts";

/** The tools, those that are recognised with most certainty first. */
const tools: readonly Tool[] = [
  docusaurus,
  vitepress,
  starlight,
  mkdocs,
  hugo,
  mintlify,
  nextra,
  mdbook,
  docsify,
  gitbook,
  jekyll,
  wordpress,
  zendesk,
];

/** Where the site of a repository often is. */
const usualPlaces = [".", "website", "docs", "documentation", "site", "www"];

/** Reads the site in a folder, or in the file of an export, whatever tool it is of. @throws ImportError where there is none. */
export function readSource(folder: string): SourceSite {
  const there = existsSync(folder) ? statSync(folder) : null;
  if (there?.isFile() === true) {
    const site = wordpress.read(folder) ?? zendesk.read(folder);
    if (site !== null) return site;
  }
  if (there?.isDirectory() !== true)
    throw new ImportError(
      `Expected a folder with the site of another tool, got ${there === null ? "nothing" : "a file that is no export of WordPress or Zendesk"} at ${folder}. Name its folder.`,
    );
  for (const place of usualPlaces)
    for (const tool of tools) {
      const site = tool.read(join(folder, place));
      if (site !== null && site.sections.length > 0) return site;
    }
  const plain = markdownFolder.read(folder);
  if (plain !== null) return plain;
  throw new ImportError(
    `Expected a site of ${tools.map(({ name }) => name).join(", ")}, or a folder with Markdown files, got neither in ${folder}. Name the folder that holds the tool's configuration.`,
  );
}
