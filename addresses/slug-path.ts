import { decodedOrNull } from "./percent-decoding.ts";

/**
 * The path of a slug that may have several parts: each part percent-encoded on its own.
 *
 * @example slugPath("guide/install/größe") // "guide/install/gr%C3%B6%C3%9Fe"
 */
export function slugPath(slug: string): string {
  return slug.split("/").map(encodeURIComponent).join("/");
}

/**
 * The address of a document of a type whose addresses have folders. The slug that is the type's id is that of its first page.
 *
 * @example folderAddress({ id: "guide", path: "/guide", listPath: "/guides" }, "guide/install/linux") // "/guide/install/linux"
 */
export function folderAddress(
  { id, path, listPath }: { readonly id: string; readonly path: string; readonly listPath: string },
  slug: string,
): string {
  if (slug === id) return listPath;
  return `${path}/${slugPath(slug.startsWith(`${id}/`) ? slug.slice(id.length + 1) : slug)}`;
}

/**
 * The slug that a percent-encoded path stands for; null for a path that no slug has: with an empty part, a part `.` or `..`, an encoded slash or
 * backslash, or an invalid encoding. So each slug has one path, and none leads out of its folder.
 *
 * @example slugOfPath("install/linux") // "install/linux"
 * @example slugOfPath("install%2Flinux") // null
 */
export function slugOfPath(path: string): string | null {
  const parts = path.split("/").map(decodedPart);
  return parts.every((part) => part !== null) ? parts.join("/") : null;
}

function decodedPart(part: string): string | null {
  const decoded = decodedOrNull(part);
  return !decoded || /^\.\.?$|[/\\]/.test(decoded) ? null : decoded;
}
