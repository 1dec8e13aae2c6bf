import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { benchFile } from "../measured-process.ts";
import { makeGuides } from "./guides.ts";
import type { Guide } from "./guides.ts";

/** The docs sites that Lectern is compared with. */
export type Peer = "Starlight" | "Docusaurus";

/** A file of a peer's project: where it is in it, and what it says. */
type SourceFile = readonly [path: string, text: string];

/** The files of a peer's project: its configuration, and the guides in its own form. */
export function peerSources(peer: Peer): readonly SourceFile[] {
  const docs = peer === "Starlight" ? "src/content/docs" : "docs";
  const configuration: readonly SourceFile[] =
    peer === "Starlight"
      ? [
          ["astro.config.mjs", committed("starlight/astro.config.mjs")],
          ["src/content.config.mjs", committed("starlight/content.config.mjs")],
        ]
      : [
          ["docusaurus.config.mjs", committed("docusaurus/docusaurus.config.mjs")],
          ["sidebars.mjs", committed("docusaurus/sidebars.mjs")],
        ];
  return [
    // Astro bundles those of its packages that a project declares.
    ["package.json", committed("package.json")],
    ...configuration,
    [`${docs}/index.md`, `---\ntitle: Domainlens\n---\n\nGuides.\n`],
    ...makeGuides().map((guide): SourceFile => [`${docs}/how-to/${guide.slug}.md`, toMarkdown(guide)]),
  ];
}

/** Changes whenever the peer's packages, configuration or texts do. */
export function hashOfSources(sources: readonly SourceFile[]): string {
  const hash = createHash("sha256").update(committed("package-lock.json"));
  for (const [path, text] of sources) hash.update(`\0${path}\0${text}`);
  return hash.digest("hex").slice(0, 16);
}

/** Writes the files of a project below a folder. */
export async function writeSources(folder: string, sources: readonly SourceFile[]): Promise<void> {
  for (const [path, text] of sources) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function committed(path: string): string {
  return readFileSync(benchFile(`docs-sites/${path}`), "utf8");
}

/** The front matter that both peers read. JSON strings are YAML strings. */
function toMarkdown({ subject, description, text }: Guide): string {
  return `---\ntitle: ${JSON.stringify(subject)}\ndescription: ${JSON.stringify(description)}\n---\n\n${text}\n`;
}
