import { posix, relative, sep } from "node:path";
import type { PlannedFiles } from "../folder/planned-file.ts";
import { isInside } from "../source/repository.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { PageIndex } from "./page-index.ts";
import type { Reference } from "./references.ts";
import { resolveLink } from "./resolve-link.ts";
import type { SourcePage } from "./source-page.ts";

/** What files that pages show or link to are found in, and copied to. */
export interface CopyPlaces {
  readonly site: SourceSite;
  readonly index: PageIndex;
  /** Files that are linked to are added. */
  readonly files: PlannedFiles;
  /** The folder that they lie in. */
  readonly repository: string;
}

/** What a page says of a file: its address, on a line of the source. */
type NamedFile = Pick<Reference, "url" | "line" | "dark">;

const served = /\.(?:svg|png|jpe?g|webp|gif|avif|pdf|mp4|webm|mp3|m4a|ogg|wav)$/i;

/** The address of a file in the new site, to which it is copied: beside the documents it stays beside them, any other is in `media`. Null where it stays behind. */
export function copiedFile(page: SourcePage, named: NamedFile, file: string, places: CopyPlaces): string | null {
  const { site, files, repository } = places;
  if (!served.test(file)) {
    page.note(named.line, "file", `"${named.url}": files of this kind are not served here`);
    return null;
  }
  const beside = inside(file, page.section.folder);
  const shared = [...site.publicFolders, site.folder]
    .map((folder) => inside(file, folder))
    .find((path) => path !== null);
  if ((beside === null && (shared === undefined || shared === null)) || !isInside(file, repository)) {
    page.note(named.line, "file", `"${named.url}" lies outside of the site, and is not copied`);
    return null;
  }
  const target = tidy(beside === null ? `media/${shared}` : `${page.section.type}/${beside}`);
  files.set(target, { kind: "copy", from: file });
  if (named.dark !== undefined) copyDark(page, named, { ...places, target, url: named.dark });
  const path = beside === null ? `/${target}` : posix.relative(posix.dirname(page.target), target);
  return encodeURI(path).replaceAll(/[?#()]/g, (one) => encodeURIComponent(one));
}

/** The dark twin of a picture stands beside it. */
function copyDark(
  page: SourcePage,
  { line }: NamedFile,
  { site, index, files, repository, target, url }: CopyPlaces & { readonly target: string; readonly url: string },
): void {
  const dark = resolveLink(url, page, site, index);
  const [ending = ""] = /\.\w+$/.exec(target) ?? [];
  if (dark.kind === "file" && dark.file.endsWith(ending) && isInside(dark.file, repository))
    files.set(`${target.slice(0, -ending.length)}.dark${ending}`, { kind: "copy", from: dark.file });
  else page.note(line, "picture", `"${url}": the picture of the dark theme is not there, or of another kind`);
}

function inside(file: string, folder: string): string | null {
  const path = relative(folder, file).split(sep).join("/");
  return path.startsWith("..") || path === "" ? null : path;
}

function tidy(path: string): string {
  return path
    .split("/")
    .map((part) => part.replaceAll(/\s+/g, "-").replace(/^\.+/, ""))
    .join("/");
}
