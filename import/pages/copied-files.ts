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
  /** The files that are copied, absolute, by where to in small letters: some disks do not tell capitals apart. */
  readonly copied: Map<string, string>;
  /** The folder that they lie in. */
  readonly repository: string;
}

/** What a page says of a file: its address, on a line of the source. */
type NamedFile = Pick<Reference, "url" | "line" | "dark">;

const served = /\.(?:svg|png|jpe?g|webp|gif|avif|pdf|mp4|webm|mp3|m4a|ogg|wav)$/i;

/** The address of a file in the new site, to which it is copied: beside the documents it stays beside them, any other is in `media`. Null where it stays behind. */
export function copiedFile(page: SourcePage, named: NamedFile, file: string, places: CopyPlaces): string | null {
  const { site, repository } = places;
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
  const dark = named.dark === undefined ? null : darkFile(page, file, { ...places, url: named.dark, line: named.line });
  const wanted = tidy(beside === null ? `media/${shared}` : `${page.section.type}/${beside}`);
  const target = planCopy(wanted, { file, dark }, places);
  const path = beside === null ? `/${target}` : posix.relative(posix.dirname(page.target), target);
  return encodeURI(path).replaceAll(/[?#()]/g, (one) => encodeURIComponent(one));
}

/** The file that the dark theme shows in place of another of its kind; null where it is not there, which is noted. */
function darkFile(
  page: SourcePage,
  light: string,
  { site, index, repository, url, line }: CopyPlaces & Pick<NamedFile, "url" | "line">,
): string | null {
  const dark = resolveLink(url, page, site, index);
  const [ending = ""] = /\.\w+$/.exec(light) ?? [];
  if (dark.kind === "file" && dark.file.endsWith(ending) && isInside(dark.file, repository)) return dark.file;
  page.note(line, "picture", `"${url}": the picture of the dark theme is not there, or of another kind`);
  return null;
}

/** Plans the copy of a file, and of its dark twin, at a path that no others are copied to: with a number behind its name where it must be. */
function planCopy(
  wanted: string,
  { file, dark }: { readonly file: string; readonly dark: string | null },
  { files, copied }: CopyPlaces,
): string {
  const copiesTo = (target: string): readonly (readonly [to: string, from: string])[] =>
    dark === null
      ? [[target, file]]
      : [
          [target, file],
          [twinOf(target), dark],
        ];
  const isTaken = (target: string): boolean =>
    copiesTo(target).some(([to, from]) => (copied.get(to.toLowerCase()) ?? from) !== from);
  const [, stem = wanted, ending = ""] = /^(.*)(\.\w+)$/.exec(wanted) ?? [];
  let target = wanted;
  for (let number = 2; isTaken(target); number += 1) target = `${stem}-${number}${ending}`;
  for (const [to, from] of copiesTo(target)) {
    copied.set(to.toLowerCase(), from);
    files.set(to, { kind: "copy", from });
  }
  return target;
}

/** Where the dark twin of a picture stands. */
function twinOf(target: string): string {
  return target.replace(/\.\w+$/, (ending) => `.dark${ending}`);
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
