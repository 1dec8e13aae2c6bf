import type { DocumentType } from "../document-types/document-type.ts";
import { isIndex, readName } from "./file-names.ts";
import { pathSlug } from "./path-slug.ts";

/**
 * The slugs that a document may have in place of one that another document has, best first. All but the last, which are numbered, follow from its own
 * path, so that they are the same on every machine and whatever other files there are.
 *
 * @example [...otherSlugs("guide/linux/install.md", "install", guide)][0] // "linux-install"
 * @example [...otherSlugs("article/b/index.md", "index", article)][0] // "b-index"
 * @example [...otherSlugs("guide/02-install.md", "guide/install", guideWithFolders)][0] // "guide/02-install"
 */
export function* otherSlugs(path: string, wanted: string, type: DocumentType): Generator<string> {
  const own = pathSlug(path, type);
  const parts = path.normalize("NFC").split("/");
  const file = parts.at(-1) ?? "";
  const whole = file.replace(/\.md$/, "");
  if (own.slug !== wanted) yield own.slug;
  if (own.folder !== "") {
    const folders = parts.slice(1, -1).map((part) => readName(part).name);
    yield [type.id, ...folders, whole].join("/");
  } else {
    const isOfFolder = isIndex(file) && own.slug !== whole;
    if (!isOfFolder && whole !== own.slug && whole !== wanted) yield whole;
    yield* withFolders(parts.slice(0, isOfFolder ? -2 : -1), own.slug);
  }
  for (let number = 2; ; number += 1) yield `${wanted}-${number}`;
}

/** A slug after its folders, the nearest one alone first. */
function* withFolders(folders: readonly string[], slug: string): Generator<string> {
  let longer = slug;
  for (const folder of folders.toReversed()) {
    longer = `${readName(folder).name}-${longer}`;
    yield longer;
  }
}
