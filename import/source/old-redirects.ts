import { existsSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { toAddress } from "./addresses.ts";

/** An old address that led to another. Both may have `:name` in them, and `:name*` for several parts: they then stand for many. */
export interface OldRedirect {
  readonly from: string;
  /** An address, perhaps with the part of a page that is meant, or one of another site. */
  readonly to: string;
  /** The file that says so, relative to the folder of the site. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** How a tool reads the two sides of its redirects. */
interface Reading {
  /** The folder of the site, absolute. */
  readonly folder: string;
  /** The file that names them, absolute. */
  readonly file: string;
  readonly addressOf?: (path: string, from: string) => string;
  readonly fromOf?: (path: string) => string;
}

/** The redirects that a file names, as written, each with its line. */
export function redirectsIn(
  pairs: readonly (readonly [string, string])[],
  { folder, file, addressOf = (path) => toAddress(path), fromOf = (path) => toAddress(path) }: Reading,
): readonly OldRedirect[] {
  const lines = pairs.length === 0 ? new Map<string, number>() : linesOfWords(file);
  return pairs.map(([from, to]) => {
    const [, path = "", part = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    return {
      from: fromOf(from),
      to: leadsElsewhere(to) ? to : `${addressOf(path, from)}${part}`,
      file: relative(folder, file).split(sep).join("/"),
      line: lines.get(from) ?? 1,
    };
  });
}

/** The line on which each word of a file is first: what stands between blanks, quotation marks, commas and braces. */
function linesOfWords(file: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const [index, line] of text.split("\n").entries())
    for (const [word] of line.matchAll(/[^\s"'`,{}]+/g)) {
      const bare = word.replace(/:$/, "");
      if (!lines.has(bare)) lines.set(bare, index + 1);
    }
  return lines;
}
