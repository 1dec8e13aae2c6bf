import { expect, test } from "vitest";
import { readSiteFiles } from "../../../content-folder/site-files/site-files.ts";
import { noTexts, toSiteFacts, toSiteTexts } from "../../../gateway/site/read-site.ts";
import { makeContent } from "../../support/content.ts";

const overrides = { name: null, id: null, url: "https://docs.example", loginUrl: null, certificationUrl: null };

async function read(defaultImage: string) {
  await using content = await makeContent({
    "site.yml": `name: Testsite\nid: testsite\ndefaultImage: ${defaultImage}\n`,
    "media/cover.png": "a cover",
    "media/notes.txt": "words",
    "theme/cover.svg": "<svg/>",
  });
  const reading = await readSiteFiles(content.dir);
  return {
    image: toSiteFacts(toSiteTexts(reading, noTexts), overrides).defaultImage,
    problems: reading.problems.map(({ file, line, message, effect }) => `${file}:${line} ${message} (${effect})`),
  };
}

test.each([
  ["/media/cover.png", /^\/media\/[0-9a-f]{32}\.png$/],
  ["/theme/cover.svg", /^\/media\/[0-9a-f]{32}\.svg$/],
  ["/mark.svg", /^\/mark\.svg$/],
  ["/media/0123456789abcdef0123456789abcdef.png", /^\/media\/0123456789abcdef0123456789abcdef\.png$/],
  ["https://images.example/a.png", /^https:\/\/images\.example\/a\.png$/],
])("the default image %s is at the address of its file, or where it says", async (given, expected) => {
  const { image, problems } = await read(given);
  expect(image).toMatch(expected);
  expect(problems).toEqual([]);
});

test.each([
  ["/media/none.png", '"/media/none.png" does not exist: looked for media/none.png'],
  [
    "/media/notes.txt",
    '"/media/notes.txt" is not published: its file type is not supported; use svg, png, jpg, webp, gif, avif, pdf, mp4, webm, mp3, m4a, ogg or wav',
  ],
  [
    "/media/../../../x.png",
    '"/media/../../../x.png" does not exist: looked for nothing, because it leads out of the content folder',
  ],
])("the default image %s cannot be shown: it is reported, and the site has none", async (given, message) => {
  expect(await read(given)).toEqual({
    image: null,
    problems: [`site.yml:3 defaultImage: ${message} (published)`],
  });
});
