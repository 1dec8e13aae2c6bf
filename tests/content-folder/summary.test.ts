import { expect, test } from "vitest";
import { published } from "../../content-folder/problem.ts";
import { describeSummary, summarise } from "../../content-folder/summary.ts";

function problemsIn(file: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({ file, ...published("bad-field", index + 1, "faulty") }));
}

test("a summary has every problem of the site's own files, and the first five of documents", () => {
  const files = ["site.yml", "faq.yml", "theme/own.css", "words/de.yml", "pages/about.md"];
  const ofSite = files.flatMap((file) => problemsIn(file, 7));
  const lines = describeSummary(summarise([...problemsIn("article/a.md", 8), ...ofSite]));
  expect(lines).toEqual([
    "bad field: 43 problems, published",
    ...[1, 2, 3, 4, 5].map((line) => `  article/a.md:${line} faulty`),
    ...ofSite.map(({ file, line }) => `  ${file}:${line} faulty`),
    "  and 3 more",
  ]);
});

test("a list that a program has written does not fill the log", () => {
  const lines = describeSummary(summarise(problemsIn("redirects.yml", 5_000)));
  expect([lines.length, lines.at(-1)]).toEqual([102, "  and 4900 more"]);
});
