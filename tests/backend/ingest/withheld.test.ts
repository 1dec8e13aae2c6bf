import { expect, test } from "vitest";
import { aDocument } from "../support/content-folder.ts";
import { startIngest } from "../support/ingesting.ts";
import { resultOf } from "./result-of-file.ts";

test.each([
  ["a draft in YAML that cannot be read", "---\nsubject: A\ndraft: [true\n---\nText.", "bad-draft"],
  ["a misspelt draft that cannot be read", "---\nsubject: A\n  drafft: true\n---\nText.", "bad-draft"],
  ["a draft in TOML", '+++\ntitle = "A"\ndraft = true\n+++\nText.', "bad-draft"],
  ["neither a title nor a text", "---\ndescription: x\n---\n\n", "no-text"],
  ["an empty file", "", "no-text"],
  ["a draft that says maybe", aDocument({ draft: "maybe" }), "bad-draft"],
  ["a draft that says nothing", "---\nsubject: A\ndraft:\n---\nText.", "bad-draft"],
  ["a draft that is misspelt", aDocument({ Drfat: true }), "bad-draft"],
  ["a draft of another tool", aDocument({ published: false }), "bad-draft"],
  ["the status of a draft", aDocument({ status: "draft" }), "bad-draft"],
  ["a time of publication as Germans write it", aDocument({ publishAt: "31.12.2030" }), "bad-date"],
  ["a time of publication that there is not", aDocument({ publishAt: "2027-13-01" }), "bad-date"],
  ["a time of publication without an offset", aDocument({ publishAt: "2027-01-01T09:00" }), "bad-date"],
  ["a time of publication that is a list", aDocument({ publishAt: ["2027-01-01"] }), "bad-date"],
  ["a misspelt time of publication", aDocument({ publish_at: "2999-01-01" }), "unknown-field"],
  ["a misspelt time of publication that cannot be read", aDocument({ PublishAt: "soon" }), "unknown-field"],
  ["a time of publication of another tool", aDocument({ publishOn: "2999-01-01" }), "unknown-field"],
  ["a time of publication in YAML that cannot be read", "---\nsubject: A\npublishAt: [2999\n---\nText.", "bad-draft"],
])("%s withholds the page, with a report", async (_name, text, cause) => {
  const { document, reported } = await resultOf(text);
  expect(document).toBeNull();
  expect(reported).toContainEqual(expect.stringMatching(new RegExp(`^\\d+ ${cause} withheld$`)));
  expect(reported.filter((problem) => problem.endsWith("published"))).toEqual([]);
});

test("a fresh start and a series of edits publish the same documents and report the same problems", async () => {
  const faulty = {
    "article/a.md": "---\ntitle: Other\ntags: a\nauthor: ada\n---\n# A\n\n![x](gone.png)\n",
    "article/b.md": "# B\n\n[a](a.md#none)\n",
    "article/c.md": aDocument({ draft: "x" }),
    "article/d.md": "",
  };
  await using fresh = await startIngest(faulty);
  await using edited = await startIngest(
    Object.fromEntries(Object.keys(faulty).map((path) => [path, aDocument({ subject: `Before ${path}` })])),
  );
  for (const [path, text] of Object.entries(faulty)) {
    if (path === "article/d.md") edited.content.remove(path);
    await edited.scan();
    edited.content.write(path, text);
    await edited.scan();
  }
  const { problems } = await fresh.scan();
  expect((await edited.scan()).problems).toEqual(problems);
  for (const slug of ["a", "b", "c", "d"])
    expect(await edited.store().documents.find(slug)).toEqual(await fresh.store().documents.find(slug));
  await fresh.reopen();
  expect(await fresh.scan()).toMatchObject({ parsed: 1, problems });
});

test("a draft whose front matter has no end is one", async () => {
  expect(await resultOf("---\nsubject: A\ndraft: true\n\nText.")).toEqual({ document: null, reported: [] });
});

test.each([
  ["a misspelt time that has passed", { publish_at: "2020-01-01" }, "unknown-field"],
  ["the date of a publication, by another name", { publishedAt: "2999-01-01" }, "unknown-field"],
  ["a time that a document vanishes, which cannot be read", { expiresAt: "31.12.2030" }, "bad-date"],
])("%s is reported, and withholds no page", async (_name, fields, cause) => {
  const { document, reported } = await resultOf(aDocument(fields));
  expect(document).not.toBeNull();
  expect(reported).toEqual([`3 ${cause} published`]);
});

test("a time of publication that cannot be read is reported with the one that is meant", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ publishAt: "2027-01-01 09:00" }),
    "article/b.md": aDocument({ publish_at: "2999-01-01" }),
  });
  expect((await site.scan()).problems.map(({ message, effect }) => `${message} (${effect})`)).toEqual([
    'publishAt: expected a date such as 2026-03-04, got "2027-01-01 09:00". Did you mean "2027-01-01T09:00:00Z"? Until it is corrected, the document is withheld (withheld)',
    'unknown field "publish_at". Did you mean "publishAt"? Until it is corrected, the document is withheld (withheld)',
  ]);
  site.content.write("article/a.md", aDocument({ publishAt: "2020-01-01" }));
  expect((await site.scanChanges(new Set(["article/a.md"]))).problems).toHaveLength(1);
  expect(await site.subject("a")).toBe("A subject");
});
