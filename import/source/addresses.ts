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

/** The day that the path of a post begins its name with, and the rest of it. Null where there is none. */
export function dayInPath(
  path: string,
): { readonly day: readonly [string, string, string]; readonly rest: string } | null {
  const [, year, month = "", day = "", rest = ""] =
    /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*))?$/.exec(withoutEnding(path)) ?? [];
  return year === undefined ? null : { day: [year, month, day], rest };
}

/** The date in the path of a post. @example dateInPath("2024-1-5-ropes.md") // "2024-01-05" */
export function dateInPath(path: string): string | null {
  return (
    dayInPath(path)
      ?.day.map((part) => part.padStart(2, "0"))
      .join("-") ?? null
  );
}
