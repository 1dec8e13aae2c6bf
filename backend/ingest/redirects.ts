import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LineCounter, isMap, isScalar, parseDocument } from "yaml";
import { faultOfRedirect, normalisedPath } from "../../addresses/redirects.ts";
import type { ContentProblem, Reference } from "../store/sources.ts";

/** The gateway reads it, and refuses what is wrong in it; here it is told before that. */
export const redirectsFile = "redirects.yml";

/** The redirects of a content folder: where each leads, and what is wrong with them. */
export interface RedirectsReading {
  readonly references: readonly Reference[];
  readonly problems: readonly ContentProblem[];
}

/** Reads `redirects.yml`. `isTaken`: whether a page or a document has an address. */
export async function readRedirects(
  contentDir: string,
  isTaken: (path: string) => Promise<boolean>,
): Promise<RedirectsReading> {
  const lines = new LineCounter();
  const yaml = parseDocument(await readFile(join(contentDir, redirectsFile), "utf8").catch(() => ""), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const tell = (offset: number | undefined, message: string): ContentProblem => ({
    file: redirectsFile,
    line: lines.linePos(offset ?? 0).line,
    message,
  });
  if (yaml.errors.length > 0)
    return {
      references: [],
      problems: yaml.errors.map(({ pos, message }) => tell(pos[0], `not valid YAML: ${message}`)),
    };
  if (yaml.contents === null) return { references: [], problems: [] };
  if (!isMap(yaml.contents))
    return { references: [], problems: [tell(0, 'expected lines as "/old/address: /new/address"')] };
  const pairs = yaml.contents.items.map(({ key, value }) => ({
    from: isScalar(key) ? String(key.value) : "",
    to: isScalar(value) ? String(value.value) : "",
    offset: isScalar(key) ? key.range?.[0] : undefined,
  }));
  const redirects = Object.fromEntries(pairs.map(({ from, to }) => [from, to]));
  const problems: ContentProblem[] = [];
  for (const { from, offset } of pairs) {
    const fault =
      faultOfRedirect(from, redirects) ??
      ((await isTaken(normalisedPath(from)))
        ? `"${from}" is the address of a page that is there, which nobody would see any more`
        : null);
    if (fault !== null) problems.push(tell(offset, fault));
  }
  return { references: pairs.map(({ to, offset }) => ({ href: to, line: lines.linePos(offset ?? 0).line })), problems };
}
