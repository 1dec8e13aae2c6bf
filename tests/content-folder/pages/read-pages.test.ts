import { expect, test } from "vitest";
import { namedIcons } from "../../../client/ui/named-icons.ts";
import { iconNames } from "../../../content-folder/icon-names.ts";
import { createAssetReader } from "../../../content-folder/media/assets.ts";
import { createMediaHashes } from "../../../content-folder/media/media-hashes.ts";
import { pagesInForce, readPages } from "../../../content-folder/pages/read-pages.ts";
import { makeContent } from "../../support/content.ts";

async function read(files: Readonly<Record<string, string>>) {
  await using content = await makeContent(files);
  return await readPages(content.dir, createAssetReader(content.dir, createMediaHashes(content.dir).keep));
}

test("each Markdown file under `pages` is a page at its own address", async () => {
  const { pages, problems } = await read({
    "pages/about.md": "---\ntitle: About us\nlabel: Hello\n---\n\nWe **are**.\n",
    "pages/team/index.md": "# The team\n\nAll of us.\n",
    "pages/team/jobs.md": "---\ntitle: Jobs\n---\n",
    "pages/_draft.md": "# Not yet\n",
    "pages/notes.txt": "no page",
  });
  expect(problems).toEqual([]);
  expect(pages.map(({ path, title, html }) => [path, title, html])).toEqual([
    ["/about", "About us", "<p>We <strong>are</strong>.</p>"],
    ["/team", "The team", "<p>All of us.</p>"],
    ["/team/jobs", "Jobs", ""],
  ]);
});

test("names of pages may have marks, as those in Hindi and Thai do; decomposed ones are found by composed links", async () => {
  const { pages, links, problems } = await read({
    "pages/हिन्दी.md": "# H\n\n[1](ไทย/วันที่.md) [2](über.md) [3](u%CC%88ber.md)\n",
    "pages/ไทย/วันที่.md": "# T\n",
    [`pages/${"über".normalize("NFD")}.md`]: "# U\n",
  });
  expect(problems).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(["/über", "/हिन्दी", "/ไทย/วันที่"]);
  expect(links["pages/हिन्दी.md"]?.map(({ href }) => href)).toEqual(["/ไทย/วันที่", "/über", "/über"]);
});

test("a title from a heading has its words, without marks and id", async () => {
  const { pages, problems } = await read({
    "pages/team.md": "\n# **Our** `team` of [three](jobs.md) {#team}\n\nText.\n",
    "pages/jobs.md": "Jobs & *more*\n===\n\n## Part\n",
    "pages/map.md": "# ![The map](https://a.example/map.svg)\n",
    "pages/own.md": "---\ntitle: Own\n---\n\n# Not the title\n",
  });
  expect(problems).toEqual([]);
  expect(pages.map(({ title, html }) => [title, html])).toEqual([
    ["Jobs & more", "<h2>Part</h2>"],
    ["The map", ""],
    ["Own", "<h1>Not the title</h1>"],
    ["Our team of three", "<p>Text.</p>"],
  ]);
});

test("pictures and files of a page are named, measured and reported as those of a document", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"/>';
  const { pages, links, problems } = await read({
    "media/map.svg": svg,
    "media/map.dark.svg": svg.replace("600", "601"),
    "pages/team/plan.pdf": "%PDF",
    "media/notes.txt": "words",
    "pages/team/jobs.md": [
      "---\ntitle: Jobs\n---",
      "![Map](/media/map.svg){width=300} [plan](plan.pdf#page=2)",
      '<a href="../about.md"><img src="../../media/map.svg" alt="In HTML"></a>',
      "![Gone](gone.png) and ![Far](http://a.example/b.png)",
      '[none](../../media/none.pdf) <img src="../../media/notes.txt" alt="Notes"> ![Out](../../../../x.svg)',
    ].join("\n\n"),
  });
  const [page] = pages;
  expect(page?.html.replaceAll(/[0-9a-f]{32}/g, "HASH")).toBe(
    [
      '<p><img src="/media/HASH.svg" alt="Map" loading="lazy" width="300" class="sized dark:/media/HASH.svg" height="100"> <a href="/media/HASH.pdf">plan</a></p>',
      '<p><a href="/about"><img src="/media/HASH.svg" alt="In HTML" loading="lazy" width="600" height="200" class="dark:/media/HASH.svg"></a></p>',
      "<p>Gone and Far</p>",
      '<p><a href="../../media/none.pdf">none</a> Notes Out</p>',
    ].join("\n"),
  );
  expect(page?.media.map(({ path }) => path)).toEqual(["media/map.svg", "media/map.dark.svg", "pages/team/plan.pdf"]);
  expect(links["pages/team/jobs.md"]).toEqual([{ line: 7, href: "/about" }]);
  expect(problems.map(({ line, cause, effect, message }) => `${line} ${cause} ${effect} ${message}`)).toEqual([
    '9 missing-picture published the picture "gone.png" does not exist: looked for pages/team/gone.png',
    '9 picture-address published a picture at "http://a.example/b.png": expected a file in the content folder, or an https: address',
    '11 missing-file published the link to "../../media/none.pdf" does not exist: looked for media/none.pdf. Links to pages of the site begin with a slash',
    expect.stringMatching(
      /^11 missing-picture published the picture "..\/..\/media\/notes.txt" is not published: its file type/,
    ),
    '11 missing-picture published the picture "../../../../x.svg" does not exist: looked for nothing, because it leads out of the content folder',
  ]);
});

test("of two files with one address the first is the page, and the other is reported", async () => {
  const { pages, links, problems } = await read({
    "pages/team.md": "# First\n",
    "pages/team/index.md": "# Second\n\n[a](/b)\n",
    "pages/team/jobs.md": "# Jobs\n",
  });
  expect(pages.map(({ path, title }) => [path, title])).toEqual([
    ["/team", "First"],
    ["/team/jobs", "Jobs"],
  ]);
  expect(links["pages/team/index.md"]).toEqual([]);
  expect(problems).toEqual([
    {
      file: "pages/team/index.md",
      line: 1,
      message: '"/team" is the address of pages/team.md too: give one of the two pages another name',
      cause: "misplaced",
      effect: "withheld",
    },
  ]);
});

test.each([
  ["no heading", "pages/a.md", "Text\n", '1 expected the heading of the page: "title: …" between two lines "---"'],
  ["an unknown field", "pages/a.md", "---\ntitle: A\nlayuot: b\n---\n", '3 unknown field "layuot". The fields are'],
  ["an unknown form", "pages/a.md", "---\ntitle: A\nform: rating\n---\n", "3 form: expected newsletter or contact"],
  [
    "an unknown icon",
    "pages/a.md",
    "---\ntitle: A\nsections:\n  - title: B\n    cards: [{ title: C, text: D, icon: cloude }]\n---\n",
    '5 sections.0.cards.0.icon: expected the name of an icon, got "cloude". Did you mean "cloud"?',
  ],
  [
    "a card that leads to a script",
    "pages/a.md",
    '---\ntitle: A\nsections:\n  - title: B\n    cards: [{ title: C, text: D, to: "javascript:alert(1)" }]\n---\n',
    '5 sections.0.cards.0.to: expected a path that begins with one slash, or an https: or mailto: address, got "javascript:alert(1)"',
  ],
  [
    "the home page",
    "pages/index.md",
    "# Home\n",
    "1 the home page is no page of this folder: say what it has under home: in site.yml",
  ],
  [
    "an address of the application",
    "pages/graphql.md",
    "# Mine\n",
    '1 "/graphql" is an address of the application: give the page another name',
  ],
  ["a name with a sign", "pages/a:b.md", "# A\n", '1 expected a name of letters, digits and hyphens, got "a:b"'],
  ["broken YAML", "pages/a.md", "---\ntitle: [A\n---\n", "2 not valid YAML"],
  ["a script", "pages/a.md", "---\ntitle: A\n---\n\n<script>go()</script>\n", "5 <script> is left out"],
  [
    "a button behind a heading that is the title",
    "pages/a.md",
    "# A\n\n<button>Go</button>\n",
    "3 <button> is left out",
  ],
  ["an unknown directive", "pages/a.md", "# A\n\n:::warnign\nA\n:::\n", "3 "],
])("%s is one line that says what is expected", async (_name, file, text, line) => {
  const { problems } = await read({ [file]: text });
  expect(problems.map((problem) => `${problem.file} ${problem.line} ${problem.message}`)).toEqual([
    expect.stringContaining(`${file} ${line}`),
  ]);
});

test("a page whose file is broken keeps its last good version; one whose file is gone is gone", async () => {
  const { pages: before } = await read({ "pages/a.md": "# A\n", "pages/b.md": "# B\n", "pages/c.md": "# C\n" });
  const now = await read({ "pages/a.md": "# New\n", "pages/b.md": "---\ntitle: [B\n---\n" });
  expect(pagesInForce(now, before).map(({ path, title }) => [path, title])).toEqual([
    ["/a", "New"],
    ["/b", "B"],
  ]);
});

test("every icon that a site can name is drawn", () => {
  expect([...iconNames]).toEqual(namedIcons);
});

test("a page that is longer than the gate shows any text is left out unread", async () => {
  const { pages, problems } = await read({
    "pages/long.md": `# Long\n\n${"word ".repeat(104_900)}`,
    "pages/other.md": "# Other\n",
  });
  expect(pages.map(({ path }) => path)).toEqual(["/other"]);
  expect(problems).toMatchObject([
    {
      file: "pages/long.md",
      effect: "withheld",
      message: "expected at most 524,288 characters, got 524,508. Split the page",
    },
  ]);
});
