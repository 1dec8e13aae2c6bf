import { expect, test } from "vitest";
import { startIngest } from "../support/ingesting.ts";

test("a title may be called title; where there is a subject too, that counts", async () => {
  await using site = await startIngest({
    "article/a.md": "---\ntitle: One\n---\nText.",
    "article/b.md": "---\nsubject: Two\ntitle: Other\n---\nText.",
    "article/c.md": "---\ntitle: [Three]\n---\nText.",
    "article/d.md": "---\ntitle: Four\nsubject: Four\n---\nText.",
  });
  const { problems } = await site.scan();
  const subjects = await Promise.all(["a", "b", "c", "d"].map((slug) => site.subject(slug)));
  expect(subjects).toEqual(["One", "Two", "C", "Four"]);
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'article/b.md:3 title: expected one title, got "subject" and "title"; "subject" is used',
    expect.stringMatching(/^article\/c\.md:2 .*expected the title, as text/),
    expect.stringMatching(/^article\/c\.md:2 the field "subject" is missing/),
  ]);
});
