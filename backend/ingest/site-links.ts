import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LineCounter, isScalar, parseDocument, visit } from "yaml";
import type { Linking } from "./dead-links.ts";

/** The site's own files with links to its pages; the gateway reads them, and tells what else is wrong in them. */
const files = ["site.yml", "changelog.yml"] as const;

/** Under these keys stands a link. */
const linkKeys = new Set<unknown>(["path", "linkUrl"]);

/** The links of the site's own files. A file that is not there, or no YAML, has none. */
export function readSiteLinks(contentDir: string): Promise<readonly Linking[]> {
  return Promise.all(
    files.map(async (path) => ({
      path,
      references: referencesIn(await readFile(join(contentDir, path), "utf8").catch(() => "")),
    })),
  );
}

function referencesIn(text: string): Linking["references"] {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines });
  const references: { readonly line: number; readonly href: string }[] = [];
  if (yaml.errors.length > 0) return references;
  visit(yaml, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || !linkKeys.has(key.value) || typeof value.value !== "string") return;
      if (value.value.startsWith("/"))
        references.push({ line: lines.linePos(value.range?.[0] ?? 0).line, href: value.value });
    },
  });
  return references;
}
