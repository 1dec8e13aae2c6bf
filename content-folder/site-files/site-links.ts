import type { LineOf } from "../yaml/yaml-reading.ts";

/** A link from one of the site's own files to a page of the site. */
export interface SiteLink {
  readonly line: number;
  readonly href: string;
  /** It is the value of a field, not part of a text: it is left out where it leads to what the site has switched off. */
  readonly isField?: true;
}

/** The fields that hold links. */
const linkNames = new Set<PropertyKey>(["path", "to", "linkUrl"]);

/** All root-absolute links in a value, at any depth; the addresses of document types are no links. */
export function linksIn(value: unknown, lineOf: LineOf, path: readonly PropertyKey[] = []): readonly SiteLink[] {
  if (path[0] === "types") return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => linksIn(item, lineOf, [...path, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, lineOf, [...path, key]));
  const name = path.at(-1);
  return typeof value === "string" && value.startsWith("/") && name !== undefined && linkNames.has(name)
    ? [{ line: lineOf(path), href: value, isField: true }]
    : [];
}
