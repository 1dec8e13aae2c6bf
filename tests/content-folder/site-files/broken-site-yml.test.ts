import { expect, test } from "vitest";
import { createSiteFilesReader } from "../../../content-folder/site-files/site-files-reader.ts";
import { noTexts, toSiteTexts } from "../../../gateway/site/read-site.ts";
import { makeContent } from "../../support/content.ts";

const colon =
  "site.yml:2 not valid YAML: expected one value, got a second colon. Put a text with a colon in quotes, and begin the fields of one part at the same column";
const rest = "language: de\npreset: docs\ntypes:\n  recipe: { label: Rezept }\nfeatures: { contact: false }\n";

test.each([
  ["a colon in a text", "description: Docs: all of them\n", colon],
  [
    "a tab within a part",
    'theme:\n\taccent: "#1d5c8a"\n',
    "site.yml:3 not valid YAML: expected spaces at the beginning of the line, got a tab",
  ],
  ["a quote without its end", 'legalOwner: "Acme\n', 'site.yml:2 not valid YAML: expected a closing " behind the text'],
])("at a start, %s costs no other part of site.yml", async (_name, mistake, line) => {
  await using content = await makeContent({ "site.yml": `\uFEFFname: Acme\n${mistake}${rest}` });
  const reading = await createSiteFilesReader(content.dir)();
  expect(reading.problems.map((one) => `${one.file}:${one.line} ${one.message}`)).toEqual([line]);
  const { site, types } = reading;
  expect(site).toMatchObject({ name: "Acme", language: "de", features: { contact: false } });
  expect(types?.types.all.map(({ id }) => id)).toEqual(["guide", "reference", "release", "glossary", "recipe"]);
});

test("after the start, the file from before stays in force as a whole", async () => {
  await using content = await makeContent({ "site.yml": `name: Acme\n${rest}` });
  const read = createSiteFilesReader(content.dir);
  const before = toSiteTexts(await read(), noTexts);
  await content.write("site.yml", "name: Other\ndescription: Docs: all of them\n");
  expect(toSiteTexts(await read(), before)).toEqual(before);
});
