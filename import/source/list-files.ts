import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import type { Dirent } from "node:fs";
import { dirname, join, posix } from "node:path";
import { isInside, repositoryOf } from "./repository.ts";

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

/** What is in a folder and in those in it, relative to it. */
interface Listing {
  readonly files: string[];
  /** Links that are not followed. */
  readonly links: string[];
}

/**
 * The files of a folder and of those in it, relative to it, in the order of their names. Hidden ones are left out, and what is built. A link is what it leads to
 * in the same repository.
 */
export function listFiles(folder: string): readonly string[] {
  return listingOf(folder).files.toSorted((a, b) => (a < b ? -1 : 1));
}

/** The links in a folder and in those in it, relative to it, that are not followed: out of the repository, to nothing, or around themselves. */
export function leftLinks(folder: string): readonly string[] {
  return listingOf(folder).links;
}

function listingOf(folder: string): Listing {
  const listing: Listing = { files: [], links: [] };
  if (existsSync(folder))
    visit({ folder, repository: repositoryOf(folder), listing }, "", { depth: 0, isLinked: false });
  return listing;
}

interface Visit {
  readonly folder: string;
  readonly repository: string;
  readonly listing: Listing;
}

/** `isLinked`: whether a link leads here; then no other folder is followed. */
function visit(
  all: Visit,
  path: string,
  { depth, isLinked }: { readonly depth: number; readonly isLinked: boolean },
): void {
  const { folder, repository, listing } = all;
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  const isProject = entries.some(({ name }) => manifests.has(name));
  for (const entry of entries) {
    if (
      entry.name.startsWith(".") ||
      packages.has(entry.name) ||
      (isProject && outputs.has(entry.name) && !entry.isFile())
    )
      continue;
    const inside = posix.join(path, entry.name);
    const kind = entry.isSymbolicLink() ? kindOfLink(join(folder, inside), repository) : kindOf(entry);
    if (kind === "file") listing.files.push(inside);
    else if (kind === "folder" && entry.isSymbolicLink() && isLinked) listing.links.push(inside);
    else if (kind === "folder" && depth < depthMax)
      visit(all, inside, { depth: depth + 1, isLinked: isLinked || entry.isSymbolicLink() });
    else if (kind === "left") listing.links.push(inside);
  }
}

type Kind = "file" | "folder" | "left" | "other";

function kindOf(entry: Pick<Dirent, "isFile" | "isDirectory">): Kind {
  return entry.isFile() ? "file" : entry.isDirectory() ? "folder" : "other";
}

/** What a link leads to, in its repository and not around itself. */
function kindOfLink(link: string, repository: string): Kind {
  const target = statSync(link, { throwIfNoEntry: false });
  if (target === undefined || !isInside(link, repository)) return "left";
  return target.isDirectory() && isInside(dirname(link), realpathSync(link)) ? "left" : kindOf(target);
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
