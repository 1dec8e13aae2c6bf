import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const user = [
  { _id: "ada", name: "Ada Example", designation: "Writer" },
  { _id: "bo", name: "Bo Example", designation: "Writer" },
];
const site = forAllTests(() => startFakeSite({ documents: [aWireDocument({ slug: "by-two", user })] }));

test.each([
  { path: "/docs/by-two", named: ["Ada Example"] },
  { path: "/article/by-two", named: ["Ada Example", "Bo Example"] },
])("$path names $named", async ({ path, named }) => {
  const { document } = await openPage(site(), path);
  const links = [...document.querySelectorAll('article header a[href^="/authors/"]')];
  expect(links.map(({ textContent }) => textContent)).toEqual(named);
});
