import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { demonstrationContent } from "../support/demonstration-content.ts";

const parser = unified().use(remarkParse).use(remarkGfm);

interface Part {
  readonly type: string;
  readonly value?: unknown;
  readonly children?: readonly Part[];
}

/** The words of a text, without its code. */
function proseOf({ type, value, children = [] }: Part): readonly string[] {
  return type === "text" ? [String(value)] : children.flatMap(proseOf);
}

/** The prose, without directives, that has straight quotes or apostrophes. */
function straightIn(source: string): readonly string[] {
  const text = source.replace(/^---\n.*?\n---\n/s, "").replace(/^ *::+.*$/gm, "");
  return proseOf(parser.parse(text)).filter((part) => /["']/.test(part));
}

test("the prose of the demonstration has curly quotes and apostrophes; code keeps what it has", () => {
  const files = globSync("*/**/*.md", { cwd: demonstrationContent });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    straightIn(readFileSync(join(demonstrationContent, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
  expect(straightIn('---\na: "b"\n---\n`"code"` and "prose"')).toEqual([' and "prose"']);
});
