import { faultOfId } from "../../content-folder/document-types/conflicts.ts";
import { fixedSegments } from "../../content-folder/document-types/fixed-paths.ts";
import { withoutEnding } from "./list-files.ts";

/** A path with one slash before each part and none at the end. */
export function toAddress(...parts: readonly string[]): string {
  const path = parts
    .join("/")
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?<=.)\/+$/, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * The address of a page by its path: an index page has that of its folder.
 *
 * @example pathAddress("guide/index.md") // "/guide"
 */
export function pathAddress(path: string): string {
  return toAddress(withoutEnding(path).replace(/(^|\/)(?:_?index|readme)$/i, "$1"));
}

/**
 * What the addresses of a site begin with, by the address that its settings give it: empty where that has no path.
 *
 * @example baseOf("https://example.com/docs/") // "/docs"
 */
export function baseOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url.startsWith("/") ? url : "/";
  return toAddress(path).replace(/^\/$/, "");
}

/** A name as the id of a document type, which its addresses begin with; null where it cannot be one, or is that of something else. */
export function typeIdOf(name: string): string | null {
  const id = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return id === "" || faultOfId(id) !== null || fixedSegments.has(id) || reserved.has(id) ? null : id;
}

/** Types of the preset that are not for pages with folders. */
const reserved = new Set(["release", "releases", "guides", "pages"]);
