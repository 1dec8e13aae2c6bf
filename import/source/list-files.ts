import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";

const packages = new Set(["node_modules", "__pycache__"]);
/** What programs write beside the manifest of a project. Anywhere else these names are subjects, as in `manuals/build/`. */
const outputs = new Set(["dist", "build", "target", "vendor"]);
const manifests = new Set([
  "package.json",
  "Cargo.toml",
  "Gemfile",
  "composer.json",
  "go.mod",
  "pom.xml",
  "pyproject.toml",
  "setup.py",
]);
const depthMax = 30;

/** The files of a folder and of those in it, relative to it, in the order of their names. Hidden ones and links are left out, and what is built. */
export function listFiles(folder: string): readonly string[] {
  const files: string[] = [];
  const visit = (path: string, depth: number): void => {
    const entries = readdirSync(join(folder, path), { withFileTypes: true });
    const isProject = entries.some(({ name }) => manifests.has(name));
    for (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      const inside = posix.join(path, entry.name);
      const isSkipped = packages.has(entry.name) || (isProject && outputs.has(entry.name));
      if (entry.isFile()) files.push(inside);
      else if (entry.isDirectory() && !isSkipped && depth < depthMax) visit(inside, depth + 1);
    }
  };
  if (existsSync(folder)) visit("", 0);
  return files.toSorted((a, b) => (a < b ? -1 : 1));
}

/** Whether a file is a page: Markdown, or MDX. */
export function isPage(path: string): boolean {
  return /\.(?:md|mdx|markdown)$/i.test(path);
}

/** Whether a path has an underscore before one of its names: tools put such files into pages, or leave them out. */
export function isPartial(path: string): boolean {
  return path.split("/").some((part) => part.startsWith("_"));
}

/** A path without the ending of a page. */
export function withoutEnding(path: string): string {
  return path.replace(/\.(?:md|mdx|markdown)$/i, "");
}

/** The first of these files that is there; null if none is. */
export function firstFile(folder: string, names: readonly string[]): string | null {
  const name = names.find((one) => existsSync(join(folder, one)));
  return name === undefined ? null : join(folder, name);
}
