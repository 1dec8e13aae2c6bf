import { expect, test } from "vitest";
import { aDocument, makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { openPage } from "../../support/open-page.ts";
import { startSite } from "../../support/site.ts";

const soonMs = 1_000;
const file = "article/first-words.md";

const readFirst = async (site: { readonly url: string }): Promise<string> => (await openPage(site, "/article/first-words")).document.querySelector("h1")?.textContent ?? "";

test("an edit of a document shows on the next request, within a second and without a restart", async () => {
  await using content = await makeContent({ [file]: aDocument({ subject: "Before" }) });
  await using site = await startSite({ CONTENT_DIR: content.dir });
  expect(await readFirst(site)).toBe("Before");
  await content.write(file, aDocument({ subject: "After" }));
  await eventually(soonMs, () => readFirst(site), (subject) => subject === "After");
});

test("a new document is there within a second, and one that is removed is gone", async () => {
  await using content = await makeContent({ [file]: aDocument({}) });
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const status = async () => (await openPage(site, "/article/second")).status;
  expect(await status()).toBe(404);
  await content.write("article/second.md", aDocument({ subject: "Second" }));
  await eventually(soonMs, status, (now) => now === 200);
  await content.remove("article/second.md");
  await eventually(soonMs, status, (now) => now === 404);
});

test("a broken edit leaves the last good version in place, and the next good one shows", async () => {
  await using content = await makeContent({ [file]: aDocument({ subject: "Good" }), "article/other.md": aDocument({ subject: "Other" }) });
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const readOther = async () => (await openPage(site, "/article/other")).document.querySelector("h1")?.textContent;
  expect(await readFirst(site)).toBe("Good");
  await content.write(file, "---\nsubject: [never closed\n---\nText\n");
  // The edit beside it tells when the broken one has been looked at.
  await content.write("article/other.md", aDocument({ subject: "Other, edited" }));
  await eventually(soonMs, readOther, (subject) => subject === "Other, edited");
  expect(await readFirst(site)).toBe("Good");
  await content.write(file, aDocument({ subject: "Better" }));
  await eventually(soonMs, () => readFirst(site), (subject) => subject === "Better");
});

test("an edit of the site's name shows on every page; a broken one changes nothing", async () => {
  await using content = await makeContent({ [file]: aDocument({}) });
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const readName = async () => (await openPage(site, "/article/first-words")).meta("og:site_name");
  expect(await readName()).toBe("Testsite");
  await content.write("site.yml", "name: Renamed\nid: testsite\n");
  await eventually(soonMs, readName, (name) => name === "Renamed");
  await content.write("site.yml", "name: Broken\nid: NOT AN ID\n");
  await content.write("changelog.yml", "[]\n");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await readName()).toBe("Renamed");
});
