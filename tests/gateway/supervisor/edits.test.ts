import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { aDocument, makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/open-page.ts";
import { startSite } from "../../support/site.ts";

const site = forAllTests(async () => {
  const content = await makeContent({
    "article/edited.md": aDocument({ subject: "Before" }),
    "article/broken.md": aDocument({ subject: "Good" }),
    "article/other.md": aDocument({ subject: "Other" }),
  });
  const started = await startSite({ CONTENT_DIR: content.dir });
  return {
    url: started.url,
    content,
    [Symbol.asyncDispose]: async () => {
      await started[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
});

const headingOf = async (slug: string): Promise<string> =>
  (await openPage(site(), `/article/${slug}`)).document.querySelector("h1")?.textContent ?? "";
const statusOf = async (slug: string): Promise<number> => (await openPage(site(), `/article/${slug}`)).status;

test("an edit of a document shows soon, without a restart", async () => {
  expect(await headingOf("edited")).toBe("Before");
  await site().content.write("article/edited.md", aDocument({ subject: "After" }));
  await eventually(
    () => headingOf("edited"),
    (heading) => heading === "After",
  );
});

test("a new document is there soon, and one that is removed is gone", async () => {
  expect(await statusOf("new")).toBe(404);
  await site().content.write("article/new.md", aDocument({ subject: "New" }));
  await eventually(
    () => statusOf("new"),
    (status) => status === 200,
  );
  await site().content.remove("article/new.md");
  await eventually(
    () => statusOf("new"),
    (status) => status === 404,
  );
});

test("a broken edit leaves the last good version in place, and the next good one shows", async () => {
  const { content } = site();
  expect(await headingOf("broken")).toBe("Good");
  await content.write("article/broken.md", "---\nsubject: [never closed\n---\nText\n");
  // The edit beside it tells when the broken one has been looked at.
  await content.write("article/other.md", aDocument({ subject: "Other, edited" }));
  await eventually(
    () => headingOf("other"),
    (heading) => heading === "Other, edited",
  );
  expect(await headingOf("broken")).toBe("Good");
  await content.write("article/broken.md", aDocument({ subject: "Better" }));
  await eventually(
    () => headingOf("broken"),
    (heading) => heading === "Better",
  );
});

test("an edit of the site's name shows on every page; one that cannot be read changes nothing", async () => {
  const { content } = site();
  const readName = async () => (await openPage(site(), "/article/edited")).meta("og:site_name");
  expect(await readName()).toBe("Testsite");
  await content.write("site.yml", "name: Renamed\nid: testsite\n");
  await eventually(readName, (name) => name === "Renamed");
  await content.write("site.yml", "name: [Broken\nid: testsite\n");
  // Nothing tells that a file was looked at and left: this is several times as long as looking takes.
  await pause(300);
  expect(await readName()).toBe("Renamed");
});

test("an edit of the site's id is told to need a new start, and the documents stay", async () => {
  await using content = await makeContent({ "article/here.md": aDocument({ subject: "Here" }) });
  await using data = await makeDataDir();
  await using gateway = spawnGateway({ CONTENT_DIR: content.dir, DATA_DIR: data.dir });
  const url = await gateway.url;
  await content.write("site.yml", "name: Testsite\nid: other\n");
  await eventually(gateway.output, (output) =>
    output.includes(
      'site: id is now \\"other\\", and the docs backend is still asked for \\"testsite\\"; start the gateway again',
    ),
  );
  expect((await openPage({ url }, "/article/here")).status).toBe(200);
});

test("a term that is added to the glossary is linked in texts that did not change", async () => {
  const linksOf = async (): Promise<number> =>
    (await openPage(site(), "/article/other")).document.querySelectorAll('article a[href="/glossary#text"]').length;
  expect(await linksOf()).toBe(0);
  await site().content.write("glossary/text.md", aDocument({ subject: "Text" }));
  await eventually(linksOf, (links) => links === 1);
});
