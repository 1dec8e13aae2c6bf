import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { openPage } from "../../support/pages/open-page.ts";

function anAuthor(_: unknown, index: number) {
  return {
    author: { _id: `a${index}`, name: `Author ${index}`, role: "1 text" },
    documentCount: 1,
  };
}

test("the authors are on numbered pages, twelve per page", async () => {
  const pagination = { totalDocs: 13, totalPages: 2, page: 1, limit: 12, hasNextPage: true, hasPrevPage: false };
  await using site = await startFakeSite({
    routes: { [calls.authors]: json({ results: Array.from({ length: 12 }, anAuthor), pagination }) },
  });
  const { document } = await openPage(site, "/authors");
  const pages = document.querySelector("nav[aria-label=Pages]");
  expect(pages?.querySelector("p")?.textContent).toBe("Showing 1 to 12 of 13 results");
  expect(
    [...(pages?.querySelectorAll("a") ?? [])].map((link) => [
      link.getAttribute("aria-label"),
      link.getAttribute("href"),
    ]),
  ).toEqual([
    ["Page 1", "/authors"],
    ["Page 2", "/authors?page=2"],
    ["Next", "/authors?page=2"],
  ]);
});
