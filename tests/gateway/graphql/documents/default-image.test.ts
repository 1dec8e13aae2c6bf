import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { aDocument, makeContent } from "../../../support/content.ts";
import { openPage } from "../../../support/pages/open-page.ts";
import { startSite } from "../../../support/site.ts";

const picture = "https://images.example/cover.png";
const query = `{
  site { socialImage }
  plain: document(slug: "plain") { socialImage featuredImage { url } card: featuredImage(orDefault: true) { url } }
  own: document(slug: "own") { socialImage card: featuredImage(orDefault: true) { url } }
}`;

async function startWith(lines: string) {
  const site = `name: Testsite\nid: testsite\ndescription: A site for tests.\n${lines}`;
  const content = await makeContent({
    "site.yml": site,
    "article/plain.md": aDocument({}),
    "article/drawn.md": aDocument({ featuredImage: "https://images.example/own.SVG?v=1" }),
    "article/own.md": aDocument({ featuredImage: "https://images.example/own.png" }),
  });
  const started = await startSite({ CONTENT_DIR: content.dir });
  return {
    ...started,
    [Symbol.asyncDispose]: async () => {
      await started[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

test("the default image is used for a document or page without a picture", async () => {
  await using site = await startWith(`defaultImage: ${picture}\n`);
  expect((await ask(site, query)).data).toEqual({
    site: { socialImage: picture },
    plain: { socialImage: picture, featuredImage: null, card: { url: picture } },
    own: { socialImage: "https://images.example/own.png", card: { url: "https://images.example/own.png" } },
  });
  expect((await openPage(site, "/article/plain")).html).toContain(`property="og:image" content="${picture}"`);
  expect((await openPage(site, "/article/own")).html).toContain(
    'property="og:image" content="https://images.example/own.png"',
  );
  expect((await openPage(site, "/about")).html).toContain(`property="og:image" content="${picture}"`);
  expect((await openPage(site, "/articles")).html).toContain(`src="${picture}"`);
});

test("a drawing is no picture that networks show", async () => {
  await using site = await startWith("");
  const content = '{ document(slug: "drawn") { socialImage } }';
  expect((await ask(site, content)).data).toMatchObject({
    document: { socialImage: expect.stringMatching(/^\/cards\/drawn-/) },
  });
});

test("without a default image, covers and cards are drawn; social networks show no SVG", async () => {
  for (const lines of ["", "defaultImage: /mark.svg\n"]) {
    await using site = await startWith(lines);
    expect((await ask(site, query)).data).toMatchObject({
      site: { socialImage: expect.stringMatching(/^\/cards\/site\//) },
      plain: {
        socialImage: expect.stringMatching(/^\/cards\/plain-/),
        featuredImage: null,
        card: lines === "" ? null : { url: "/mark.svg" },
      },
    });
  }
});
