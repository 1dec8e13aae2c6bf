import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

afterEach(() => vi.useRealTimers());

function words(subject: string): string {
  return `${subject} has words of its own, ${subject} has more of them than anything else here.`;
}

/** The problem of a document that is gone. */
function gone(file: string, address: string): string {
  return `${file}:1 redirect published the file is gone, and "${address}" leads nowhere: name it in the aliases of another document, or in redirects.yml`;
}

async function startWith(files: Readonly<Record<string, string>>) {
  const site = await startIngest({ "article/a.md": aDocument({}, words("Alpha")), ...files });
  return {
    ...site,
    problems: async (changes: ReadonlySet<string> | null = null) => {
      const { problems } = changes === null ? await site.scan() : await site.scanChanges(changes);
      return problems.map(({ file, line, cause, effect, message }) => `${file}:${line} ${cause} ${effect} ${message}`);
    },
  };
}

test("a document whose file is gone is reported, also after a restart, until something has its address", async () => {
  await using site = await startWith({
    "article/b.md": aDocument({}, words("Beta")),
    "article/c.md": aDocument({}, words("Gamma")),
    "article/é.md": aDocument({}, words("Delta")),
    "article/kept.md": aDocument({}, words("Kept")),
  });
  for (const file of ["a", "b", "c", "é"]) site.content.remove(`article/${file}.md`);
  const all = [
    gone("article/a.md", "/article/a"),
    gone("article/b.md", "/article/b"),
    gone("article/c.md", "/article/c"),
    gone("article/é.md", "/article/%C3%A9"),
  ];
  expect(await site.problems()).toEqual(all);
  await site.reopen();
  expect(await site.problems()).toEqual(all);
  site.content.write("article/kept.md", aDocument({ aliases: ["/article/a/"] }, words("Kept")));
  expect(await site.problems(new Set(["article/kept.md"]))).toEqual(all.slice(1));
  site.content.write("redirects.yml", "/article/b: /article/kept\n");
  expect(await site.problems(new Set(["redirects.yml"]))).toEqual(all.slice(2));
  site.content.write("article/new.md", aDocument({ slug: "é" }, words("New")));
  expect(await site.problems()).toEqual(all.slice(2, 3));
  site.content.write("article/c.md", aDocument({ draft: true }));
  expect(await site.problems()).toEqual([]);
});

test("what was moved, what nobody could read, and what was only left out is not reported", async () => {
  await using site = await startWith({
    "site.yml": "id: testsite\ntypes:\n  guide: { layout: guides }\n",
    "guide/moved.md": aDocument({}, words("Moved")),
    "article/draft.md": aDocument({ draft: true }),
    "article/ahead.md": aDocument({ publishAt: "2999-01-01" }),
    "article/past.md": aDocument({ expiresAt: "2020-01-01" }),
    "article/empty.md": "",
    "blog/left.md": aDocument({}, words("Left")),
    "glossary/term.md": aDocument({ metaTitle: "Term" }, words("Term")),
    "authors/ada.yml": "name: Ada\n",
  });
  site.content.write("article/other.md", "");
  renameSync(join(site.content.path, "guide/moved.md"), join(site.content.path, "article/other.md"));
  for (const file of ["draft", "ahead", "past", "empty"]) site.content.remove(`article/${file}.md`);
  site.content.remove("glossary/term.md");
  site.content.remove("authors/ada.yml");
  site.content.write("site.yml", "id: testsite\ntypes:\n  guide: { layout: guides }\n  blog: false\n");
  expect((await site.problems()).filter((problem) => problem.includes("is gone"))).toEqual([]);
});

test("a month later nothing is said any more, and of many only the last hundred are named", async () => {
  await using site = await startWith(
    Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`article/${index}x.md`, aDocument({}, `${index}.`)])),
  );
  site.content.remove("article/a.md");
  expect(await site.problems()).toHaveLength(1);
  for (let index = 0; index < 120; index += 1) site.content.remove(`article/${index}x.md`);
  const problems = await site.problems();
  expect(problems).toHaveLength(100);
  expect(problems).not.toContain(gone("article/a.md", "/article/a"));
  vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60 * 1_000, toFake: ["Date"] });
  expect(await site.problems()).toEqual([]);
});
