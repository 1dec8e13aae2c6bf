import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Note } from "../note.ts";
import { ImportError } from "../import-error.ts";
import { docsify } from "./docsify.ts";
import { docusaurus } from "./docusaurus/docusaurus.ts";
import { hugo } from "./hugo/hugo.ts";
import { gitbook } from "./gitbook.ts";
import { jekyll } from "./jekyll/jekyll.ts";
import { listFiles } from "./list-files.ts";
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

/** The tools, as messages name them. */
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

/** Tools that are recognised by files of their own alone; what Hugo has may be called `config.json`, as in many programs. */
const surer: readonly Tool[] = [docusaurus, vitepress, starlight, mkdocs, mintlify, nextra, mdbook, docsify];

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
  for (const place of usualPlaces) {
    const site = siteIn(join(folder, place));
    if (site !== null) return site;
  }
  const plain = markdownFolder.read(folder);
  if (plain !== null) return { ...plain, notes: [...(plain.notes ?? []), ...sitesBelow(folder)] };
  throw new ImportError(
    `Expected a site of ${tools.map(({ name }) => name).join(", ")}, or a folder with Markdown files, got neither in ${folder}. Name the folder that holds the tool's configuration.`,
  );
}

/** The site with pages that a folder holds, of the first tool that knows it. */
function siteIn(folder: string): SourceSite | null {
  for (const tool of new Set([...surer, ...tools])) {
    const site = tool.read(folder);
    if (site?.sections.some(({ files }) => files.length > 0) === true) return site;
  }
  return null;
}

const configuration =
  /(?:^|\/)(?:(?:docusaurus|astro)\.config\.\w+|mkdocs\.ya?ml|hugo\.(?:toml|ya?ml|json)|book\.toml|mint\.json|docs\.json)$/;

/** Sites of other tools deeper in a folder of Markdown files, which lose their order and addresses with it. */
function sitesBelow(folder: string): readonly Note[] {
  const found = listFiles(folder).filter((path) => configuration.test(path));
  return found.slice(0, 20).flatMap((file) => {
    const place = dirname(file);
    const site = siteIn(join(folder, place));
    return site === null
      ? []
      : {
          file,
          line: 1,
          subject: "site",
          message: `${place} is a site of ${site.tool}: imported by itself it keeps its order and its addresses`,
        };
  });
}
