import { expect, test } from "vitest";
import { html } from "../../report/html.ts";
import { keywordsLine, searchCells } from "../../report/zero-result-searches.ts";

const search = { term: "zombie", count: 3, lastSearched: "2026-02-03T10:00:00Z", wordings: ["zombie"], closest: [] };
const document = { slug: "a", subject: "A", file: "article/a.md", keywords: ["undead"] };

function cells(more: Partial<Parameters<typeof searchCells>[0]>) {
  return searchCells({ ...search, ...more }, "2026-02-03", (slug) => html`<a>${slug}</a>`).map((cell) =>
    typeof cell === "object" ? cell.html : cell,
  );
}

test("a search is advised the line and the file of the closest document", () => {
  expect(cells({ wordings: ["zombie", "the zombies"], topic: "zombies", closest: [document] })).toEqual([
    "zombie <small>also: the zombies</small>",
    3,
    "2026-02-03",
    "<a>a</a>",
    "<code>keywords: [undead, zombies]</code> in <code>article/a.md</code>, if it is the answer",
  ]);
});

test("a search that is found by now needs nothing, and a backend that knows no more is no trouble", () => {
  expect(cells({ isFound: true, closest: [document] }).at(-1)).toBe("It is found by now.");
  expect(cells({}).at(-1)).toBe("<code>keywords: [zombie]</code> in the document that answers it");
});

test("keywords are written so that YAML reads them as texts", () => {
  expect(keywordsLine(["taken over", "50312", "yes", "a: b", "größe"])).toBe(
    'keywords: [taken over, "50312", "yes", "a: b", größe]',
  );
});
