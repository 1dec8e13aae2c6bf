import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { docsify } from "../../../import/source/docsify.ts";
import { withoutAttributes } from "../../../import/text/attribute-lists.ts";
import { mintlifySlug } from "../../../import/text/ids/heading-slugs.ts";

test("what stands at the end of a heading is found at once, however long the row of it within", () => {
  const slugOf = (heading: string) => mintlifySlug(heading, () => false);
  expect(slugOf("A. B --")).toBe("a--b");
  expect(slugOf(`a${"-".repeat(600_000)}b`)).toBe(`a${"-".repeat(600_000)}b`);
  expect(withoutAttributes("# A  {#b .c} ")).toBe("# A {#b}");
  const spaced = `# a${" ".repeat(600_000)}b`;
  expect(withoutAttributes(spaced)).toBe(spaced);
});

test("the title of a page is found at once, however long the rows of spaces within", () => {
  const folder = mkdtempSync(join(tmpdir(), "docsify-"));
  const nameIn = (head: string) => {
    writeFileSync(join(folder, "index.html"), `<html lang="en">${head}<script>window.$docsify = {}</script></html>`);
    return docsify.read(folder)?.name;
  };
  try {
    expect(nameIn("<title>\n  Quay \n</title>")).toBe("Quay");
    expect(nameIn(`<title>${" ".repeat(60_000)}a${" ".repeat(60_000)}b</title>`)).toBe(`a${" ".repeat(60_000)}b`);
    expect(nameIn(`<title>${" ".repeat(60_000)}<p>`)).toBe(basename(folder));
    expect(nameIn("<title> </title>")).toBe(basename(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
