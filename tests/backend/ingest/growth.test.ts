import { describe, expect, test } from "vitest";
import type { AssetReader } from "../../../content-folder/media/assets.ts";
import { readBody } from "../../../backend/ingest/read/body.ts";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { stepsOf } from "./support/steps.ts";

const noAssets: AssetReader = {
  stampsOf: () => ({}),
  read: (reference) => Promise.resolve({ kind: "missing", message: `"${reference}" does not exist`, stamps: {} }),
};
function read(markdown: string) {
  return readBody(markdown, {
    path: "article/a.md",
    firstLine: 1,
    subject: "A",
    assets: noAssets,
    addresses: { byPath: new Map() },
    types: defaultTypes,
    readText: () => ({ kind: "missing" as const }),
  });
}

function times(count: number, line: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => line(place)).join("");
}

/** Texts of any length, each repeating one construct. */
const texts: Readonly<Record<string, (count: number) => string>> = {
  "links by reference": (count) =>
    `${times(count, (place) => `[a][r${place}]\n`)}\n${times(count, (place) => `[r${place}]: /article/b${place}\n`)}`,
  "pictures by reference": (count) =>
    `${times(count, (place) => `![a][r${place}]\n`)}\n${times(count, (place) => `[r${place}]: ${place}.png\n`)}`,
  "definitions that nothing uses": (count) => times(count, (place) => `[r${place}]: /b\n`),
  footnotes: (count) =>
    `${times(count, (place) => `a[^f${place}]\n`)}\n${times(count, (place) => `[^f${place}]: b\n\n`)}`,
  "headings of one name": (count) => times(count, () => "## Same\n\n"),
  "many headings": (count) => times(count, (place) => `## Number ${place}\n\na\n\n`),
  lists: (count) => times(count, () => "- a\n"),
  tasks: (count) => times(count, () => "- [ ] a\n"),
  "rows of a table": (count) => `| a | b |\n| - | - |\n${times(count, () => "| c | d |\n")}`,
  "columns of a table": (count) => ["a", "-", "b"].map((cell) => `|${cell}`.repeat(count)).join("|\n"),
  links: (count) => times(count, (place) => `[a](../article/b${place}.md#c)\n`),
  "addresses that stand alone": (count) => times(count, (place) => `https://example.com/${place} `),
  "emphasis that does not end": (count) => "*a _b ".repeat(count),
  "opening links": (count) => "[a](".repeat(count),
  "opening tags": (count) => "<a ".repeat(count),
  "comments that do not end": (count) => "a <!-- ".repeat(count),
  "code that does not end": (count) => "`a ``b ".repeat(count),
  quotes: (count) => times(count, () => "> a\n\n"),
  entities: (count) => "&amp;&a".repeat(count),
};

describe("four times the text takes about four times the steps, not sixteen times", () => {
  test.each(Object.keys(texts))("%s", async (name) => {
    const text = texts[name] ?? (() => "");
    await read(text(400));
    const [once, fourTimes] = [await stepsOf(() => read(text(400))), await stepsOf(() => read(text(1_600)))];
    expect(fourTimes / once).toBeLessThan(8);
  });
});
