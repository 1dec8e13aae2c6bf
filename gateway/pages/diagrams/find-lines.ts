import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Where in the Markdown files of a content folder these lines stand, whatever they are indented by; null if nowhere. For development: it reads every
 * file.
 *
 * @example findLines("content", "flowchart LR\n  A --> B") // { file: "article/a.md", line: 12 }
 */
export function findLines(contentDir: string, text: string): { readonly file: string; readonly line: number } | null {
  const wanted = bareLines(text.trim());
  const files = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".md"),
  );
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const lines = bareLines(readFileSync(path, "utf8"));
    const index = lines.findIndex((_line, start) => wanted.every((one, offset) => lines[start + offset] === one));
    if (index !== -1)
      return {
        file: relative(contentDir, path).split(sep).join("/"),
        line: index + 1,
      };
  }
  return null;
}

/** Lines without what quotes, lists and editors put around them. */
function bareLines(text: string): readonly string[] {
  return text.split(/\r?\n/).map((line) => line.replace(/^[\s>]+/, "").trimEnd());
}
