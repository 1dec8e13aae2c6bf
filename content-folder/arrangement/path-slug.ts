import { hasPages } from "../document-types/document-type.ts";
import type { DocumentType } from "../document-types/document-type.ts";
import { isIndex, readName } from "./file-names.ts";

/** The slug of a document as its path gives it, and the folder that a slug of its own stands in. */
export interface PathSlug {
  readonly slug: string;
  /** What a slug in front matter is put after: the folder, with a slash at the end. Empty where addresses are flat. */
  readonly folder: string;
}

/**
 * The slug that the path of a document's file gives.
 *
 * @example pathSlug("article/a/first-steps.md", article).slug // "first-steps"
 * @example pathSlug("guide/02-install/01-linux.md", guideWithFolders).slug // "guide/install/linux"
 * @example pathSlug("guide/02-install/index.md", guideWithFolders).slug // "guide/install"
 */
export function pathSlug(path: string, type: DocumentType): PathSlug {
  const parts = path.normalize("NFC").split("/");
  const file = parts.at(-1) ?? "";
  if (type.order === "newest" && type.addresses === "flat") return { slug: file.replace(/\.md$/, ""), folder: "" };
  const folders = [type.id, ...parts.slice(1, -1).map((part) => readName(part).name)];
  const name = isIndex(file) ? null : readName(file.replace(/\.md$/, "")).name;
  if (type.addresses === "flat" || !hasPages(type)) return { slug: name ?? folders.at(-1) ?? type.id, folder: "" };
  const isRootIndex = name === null && folders.length === 1 && type.layout !== "guides";
  return {
    slug: [...folders, ...(isRootIndex ? ["index"] : name === null ? [] : [name])].join("/"),
    folder: `${(name === null && folders.length > 1 ? folders.slice(0, -1) : folders).join("/")}/`,
  };
}
