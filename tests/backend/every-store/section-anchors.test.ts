import { afterAll, expect, test } from "vitest";
import { openPipeline } from "../../gateway/content/open-pipeline.ts";
import { aDocument } from "../support/content-folder.ts";
import { startIngest } from "../support/ingesting.ts";

const gate = openPipeline();
afterAll(() => gate.pipeline.stop());

/** The anchors of a text's sections, in order; those of the gate are what its page has. `numbers`: each section has a word of its own. */
async function anchorsOf(body: string, files: Readonly<Record<string, string>> = {}) {
  await using site = await startIngest({ "article/a.md": aDocument({}, body), ...files });
  const { outline } = await gate.ready((await site.store().documents.find("a"))?.content ?? "");
  const found = await Promise.all(
    outline.map(async (_heading, index) => {
      const { items } = await site.store().search.find({
        term: `zeppelin${index}end`,
        docType: null,
        purpose: "search",
        isExact: true,
        page: 1,
        limit: 1,
      });
      return items[0]?.sections[0]?.anchor;
    }),
  );
  return { found, shown: outline.map(({ id }) => id) };
}

/** A text with these headings, each over a word of its own. */
function textOf(headings: readonly string[]): string {
  return headings.map((heading, index) => `${heading}\n\nzeppelin${index}end\n`).join("\n");
}

test.each([
  [["## C++", "## C#"], "c c-2"],
  [["## Overview", "## overview", "### Overview!"], "overview overview-2 overview-3"],
  [["## Step", "## Step 2", "## Step"], "step step-2 step-3"],
  [["## Setup {#install}", "## Install", "### Setup"], "install install-2 setup-2"],
  [["## Main", "## Section main", "## !"], "section-main section-main-2 section"],
  [['<h2 id="own">By hand</h2>', "## Own", "## By hand"], "own own-2 by-hand-2"],
  [["<h1>High</h1>", "## High"], "high high-2"],
  [['<a id="step"></a>\n\n## Step', "## Next {#step}"], "step-2 next"],
  [["## One `code` $x^2$ **two**[^1]", "## One code x2 two", "[^1]: A note."], "one-code-x2-two one-code-x2-two-2"],
  [["## Words <kbd>K</kbd> :badge[New]", "## HTML: an abbr", "*[HTML]: Language"], "words-k-new html-an-abbr"],
])("%j are found at the ids that they have on the page: %s", async (headings, ids) => {
  const isHeading = (line: string): boolean => /^(?:#|<)/.test(line);
  const body = [textOf(headings.filter(isHeading)), ...headings.filter((line) => !isHeading(line))].join("\n\n");
  const { found, shown } = await anchorsOf(body);
  expect(shown.join(" ")).toBe(ids);
  expect(found).toEqual(shown);
});

test("headings in callouts, quotes, tabs, lists and included files are found where they are, too", async () => {
  const body = [
    textOf(["## Setup {#first}"]),
    "> [!NOTE]\n> ### Setup\n>\n> zeppelin1end",
    "> ### Setup\n>\n> zeppelin2end",
    "::::tabs\n::tab[Setup]\n### Setup\n\nzeppelin3end\n::::",
    "- ### Setup\n\n  zeppelin4end",
    ":::details[Setup]\n### Setup\n\nzeppelin5end\n:::",
    "::include{file=/_shared/part.md}",
    "## Setup\n\nzeppelin8end",
  ].join("\n\n");
  const part = "## First {#first}\n\nzeppelin6end\n\n# Setup\n\nzeppelin7end";
  const { found, shown } = await anchorsOf(body, { "_shared/part.md": part });
  expect(shown).toEqual(["first", ...[2, 3, 4, 5, 6].map((n) => `setup-${n}`), "first-2", "setup-7", "setup-8"]);
  expect(found).toEqual(shown);
});
