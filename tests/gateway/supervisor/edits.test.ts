import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
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

async function headingOf(slug: string): Promise<string> {
  return (await openPage(site(), `/article/${slug}`)).document.querySelector("h1")?.textContent ?? "";
}
async function statusOf(slug: string): Promise<number> {
  return (await openPage(site(), `/article/${slug}`)).status;
}

test("an edited document is visible soon, without a restart", async () => {
  expect(await headingOf("edited")).toBe("Before");
  await site().content.write("article/edited.md", aDocument({ subject: "After" }));
  await eventually(
    () => headingOf("edited"),
    (heading) => heading === "After",
  );
});

test("a new document appears soon, and a removed one disappears", async () => {
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

test("a broken edit keeps the last good version, and the next good one is visible", async () => {
  const { content } = site();
  expect(await headingOf("broken")).toBe("Good");
  await content.write("article/broken.md", "---\nsubject: [never closed\n---\n");
  // Once the other edit is visible, the broken one has been read.
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

test("a new site name is visible on every page; an unreadable edit changes nothing", async () => {
  const { content } = site();
  const readName = async () => (await openPage(site(), "/article/edited")).meta("og:site_name");
  expect(await readName()).toBe("Testsite");
  await content.write("site.yml", "name: Renamed\nid: testsite\n");
  await eventually(readName, (name) => name === "Renamed");
  await content.write("site.yml", "name: [Broken\nid: testsite\n");
  // Once a later edit is visible, the broken one has been read.
  await content.write("faq.yml", "- { question: Was it read?, answer: Yes. }\n");
  await eventually(
    async () => (await openPage(site(), "/faq")).html,
    (html) => html.includes("Was it read?"),
  );
  expect(await readName()).toBe("Renamed");
});

test("an edit of the site's id is reported to need a restart, and the documents stay", async () => {
  await using content = await makeContent({ "article/here.md": aDocument({ subject: "Here" }) });
  await using data = await makeDataDir();
  await using gateway = spawnGateway({ CONTENT_DIR: content.dir, DATA_DIR: data.dir });
  const url = await gateway.url;
  await content.write("site.yml", "name: Testsite\nid: other\n");
  await eventually(gateway.output, (output) =>
    output.includes(
      'site: id is now \\"other\\", but the docs backend is still queried for \\"testsite\\"; restart the gateway',
    ),
  );
  expect((await openPage({ url }, "/article/here")).status).toBe(200);
});

test("a new glossary term is linked in unchanged texts", async () => {
  const linksOf = async (): Promise<number> =>
    (await openPage(site(), "/article/other")).document.querySelectorAll('article a[href="/glossary#text"]').length;
  expect(await linksOf()).toBe(0);
  await site().content.write("glossary/text.md", aDocument({ subject: "Text" }));
  await eventually(linksOf, (links) => links === 1);
});

test("a type that the site removes is refused from then on, also where its documents were asked for before", async () => {
  await using content = await makeContent({ "sop/steps.md": aDocument({ subject: "Steps" }) });
  await using started = await startSite({ CONTENT_DIR: content.dir });
  const listed = () => ask(started, `{ documents(type: "sop") { items { subject } } }`);
  expect((await listed()).data).toEqual({ documents: { items: [{ subject: "Steps" }] } });
  await content.write("site.yml", "name: Testsite\nid: testsite\ntypes: { sop: false }\n");
  await eventually(
    async () => (await listed()).errors.map(({ extensions }) => extensions["code"]),
    (codes) => codes.includes("BAD_USER_INPUT"),
  );
});
