import { expect, test } from "vitest";
import { createAssetReader } from "../../../content-folder/media/assets.ts";
import { createMediaHashes } from "../../../content-folder/media/media-hashes.ts";
import { pagesInForce, readPages } from "../../../content-folder/pages/read-pages.ts";
import { makeContent } from "../../support/content.ts";

async function read(files: Readonly<Record<string, string>>) {
  await using content = await makeContent(files);
  return await readPages(content.dir, createAssetReader(content.dir, createMediaHashes(content.dir).keep));
}

test("a draft of a page, and what may be one, is not there, nor as it was before its mark", async () => {
  const { pages: before } = await read({ "pages/c.md": "# C\n" });
  const now = await read({
    "pages/a.md": "---\ntitle: A\ndraft: true\n---\n\n[b](/nowhere)\n",
    "pages/b.md": "---\ntitle: B\ndraft: false\n---\n",
    "pages/c.md": "---\ntitle: C\ndraft: perhaps\n---\n",
    "pages/d.md": "---\ntitle: D\npublished: false\n---\n",
    "pages/e.md": '+++\ntitle = "E"\ndraft = true\n+++\n\nText\n',
    "pages/f.md": "---\ntitle: F\npublishAt: 2999-01-01\n---\n",
    "pages/g.md": "---\ntitle: G\npublishAt: 2020-01-01\n---\n",
  });
  expect(pagesInForce(now, before).map(({ path }) => path)).toEqual(["/b", "/g"]);
  expect(now.problems.map(({ file, line, effect, message }) => `${file}:${line} ${effect} ${message}`)).toEqual([
    'pages/c.md:3 withheld draft: expected true or false, got "perhaps", so the page is withheld',
    'pages/d.md:3 withheld unknown field "published". Did you mean "draft"? Until it is corrected, the page is withheld',
    expect.stringContaining('pages/e.md:1 published expected front matter: a line "---", fields such as "title: …"'),
    expect.stringContaining("pages/e.md:2 withheld these lines cannot be read and may mark a draft:"),
    expect.stringMatching(
      /^pages\/f.md:3 withheld unknown field "publishAt"\. .* Until it is corrected, the page is withheld$/,
    ),
    expect.stringContaining('pages/g.md:3 published unknown field "publishAt"'),
  ]);
});

test("a page with a draft mark keeps no version from before it, whatever else is wrong with the file", async () => {
  const fronts = {
    "other-field": "title: T\ndraft: true\ntopBar: 7\nsections: 5\n",
    "broken-yaml": "title: [T\ndraft: true\n",
    "broken-mark": "title: T\ndraft: [true\n",
    "no-fields": "- draft: true\n- [T\n",
    later: "title: T\npublishAt: 2999-01-01\n",
    "later-broken": "title: [T\npublishAt: 2999-01-01\n",
    "no-draft": "title: [T\ndraft: false\n",
  };
  const withFront = (front: string) => `---\n${front}---\n\nText\n`;
  const names = Object.entries(fronts);
  const { pages: before } = await read(Object.fromEntries(names.map(([name]) => [`pages/${name}.md`, "# T\n"])));
  const now = await read(Object.fromEntries(names.map(([name, front]) => [`pages/${name}.md`, withFront(front)])));
  expect(before).toHaveLength(names.length);
  expect(pagesInForce(now, before).map(({ path }) => path)).toEqual(["/no-draft"]);
});

test("a page whose front matter lacks something has a title all the same", async () => {
  const { pages, problems } = await read({
    "pages/our-team.md": "## Who we are\n",
    "pages/b/index.md": "---\ntitel: B\n---\n\nText\n",
    "pages/c.md": "---\ntitle: About: us\n---\n\nText\n",
    "pages/d.md": '+++\ntitle = "D"\n+++\n\n# The heading\n',
    "pages/e.md": "---\ntitle: E\n\nText\n",
  });
  expect(pages.map(({ path, title, html }) => [path, title, html])).toEqual([
    ["/b", "B", "<p>Text</p>"],
    ["/c", "About: us", "<p>Text</p>"],
    ["/d", "The heading", ""],
    ["/e", "E", "<p>Text</p>"],
    ["/our-team", "Our team", "<h2>Who we are</h2>"],
  ]);
  expect(problems.map(({ file, effect }) => `${file} ${effect}`)).toEqual([
    "pages/b/index.md published",
    "pages/c.md published",
    "pages/d.md published",
    "pages/e.md published",
    "pages/our-team.md published",
  ]);
});
