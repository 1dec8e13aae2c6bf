import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const name = "A/B 100% Studio?";
const address = `/authors/${encodeURIComponent(name)}/ab`;

test("the pages of an author whom the list of authors does not have are at the author's address, whatever is in the name", async () => {
  const allDocs = [aWireDocument({ user: [{ _id: "ab", name }] })];
  await using site = await startFakeSite({
    settings: { SITE_URL: "https://docs.example" },
    routes: { [calls.ofAuthor]: json({ results: { allDocs }, totalCount: 13, currentPage: 1, pageCount: 2 }) },
  });
  const { document, canonical } = await openPage(site, address);
  expect(document.querySelector("h1")?.textContent).toBe(name);
  expect(canonical).toBe(`https://docs.example${address}/`);
  const pages = [...document.querySelectorAll("nav[aria-label=Pages] a")].map((link) => link.getAttribute("href"));
  expect(pages).toEqual([address, `${address}?page=2`, `${address}?page=2`]);
});
