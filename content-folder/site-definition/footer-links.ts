import type { LineOf } from "../yaml/yaml-reading.ts";
import { isMapping } from "../yaml/yaml-reading.ts";

/** The heading of a column that has none. */
const noHeading = "$none";

/** What a link of the footer has, and a column has not. */
const linkKeys = ["label", "to", "type", "others"];

/**
 * Puts the links that stand in the footer without a column into one without a heading. Lines are those of the file as before.
 *
 * @example withColumns({ footer: [{ label: "About", to: "/about" }] }, lineOf) // { footer: [{ heading: "$none", links: [{ label: "About", to: "/about" }] }] }
 */
export function withColumns(given: unknown, lineOf: LineOf): { readonly given: unknown; readonly lineOf: LineOf } {
  if (!isMapping(given) || !Array.isArray(given["footer"])) return { given, lineOf };
  const entries: readonly unknown[] = given["footer"];
  const isBare = (entry: unknown): boolean =>
    isMapping(entry) && !("links" in entry || "heading" in entry) && linkKeys.some((key) => key in entry);
  const footer = entries.map((entry) => (isBare(entry) ? { heading: noHeading, links: [entry] } : entry));
  return {
    given: { ...given, footer },
    lineOf: (path) => {
      const [part, list, index, links, , ...rest] = path;
      const isInside = list === "footer" && links === "links" && isBare(entries[Number(index)]);
      return lineOf(isInside ? [part, list, index, ...rest].filter((key) => key !== undefined) : path);
    },
  };
}

/** One column of all bare links, in the place of the first. */
export function joinBare<Link>(
  columns: readonly { readonly heading: string; readonly links: readonly Link[] }[],
): readonly { readonly heading: string; readonly links: readonly Link[] }[] {
  const bare = columns.filter(({ heading }) => heading === noHeading);
  const [first] = bare;
  const joined = { heading: "", links: bare.flatMap(({ links }) => links) };
  return columns.flatMap((column) => (column === first ? [joined] : column.heading === noHeading ? [] : [column]));
}
