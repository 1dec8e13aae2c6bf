import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

test("the titles of details are ids in GitBook, and lead into them", async () => {
  await using room = await makeSource({
    "SUMMARY.md": "* [Roles](README.md)\n",
    "README.md":
      "# Roles\n\n[1](#admin) [2](#who-may-do-what)\n\n## Guest\n\nText.\n\n<details>\n\n<summary>Admin</summary>\n\nAll.\n\n</details>\n\n<details>\n\n<summary>Who may do <em>what</em>?</summary>\n\nNone.\n\n</details>\n\n<details>\n\n<summary>Guest</summary>\n\nSome.\n\n</details>\n",
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  const text = await room.read("guide/index.md");
  expect(text).toContain(':::details[Admin]\n<a id="admin"></a>\n\nAll.\n');
  expect(text).toContain('<a id="who-may-do-what"></a>\n\nNone.\n');
  expect(text).not.toContain('id="guest"');
  expect(room.check().stdout).toContain("no problem");
});

test("fields of Mintlify are places, and the badge of a heading is one", async () => {
  await using room = await makeSource({
    "docs.json": '{"name":"Quay","navigation":{"pages":["index"]}}',
    "index.mdx":
      '---\ntitle: Start\n---\n\n[1](#param-api-params) [2](#ropes) [3](#knots)\n\n### `ropes` - <Badge color="red">required</Badge>\n\n<ResponseField name="api.params" type="object" required>\n  The parameters.\n</ResponseField>\n\n<Accordion title="Knots">\n  All.\n</Accordion>\n',
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  const text = await room.read("guide/index.md");
  expect(text).toContain("### `ropes` - :badge[required] {#ropes}\n");
  expect(text).toContain('<a id="param-api-params"></a>`api.params` object, required');
  expect(text).toContain(':::details[Knots]\n<a id="knots"></a>');
  expect(room.check().stdout).toContain("no problem");
});

test("an id around words is a place, one that is written otherwise is found, and spaces that do not break are none", async () => {
  await using room = await makeSource({
    ".vitepress/config.js": "export default { title: 'Quay', srcExclude: ['**/notes.md', 'drafts/*'] }",
    "index.md": '# Start\n\n<span id="tip"></span>\n\nRopes.\n\n[1](#tip) [2](/knots#bow-line) [3](/knots#bow)\n',
    "knots.md": "# Knots\n\n## Bowline\n\nText.\n",
    "wet/notes.md": "# Notes\n",
    "drafts/one.md": "# One\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("leading nowhere 1;");
  expect(stdout).toContain('"/knots#bow": the source has no heading with this id');
  expect(stdout).toMatch(
    /left out: 2\n {2}drafts\/one\.md:1 {2}the configuration leaves it out, by srcExclude\n {2}wet/,
  );
  const start = await room.read("guide/index.md");
  expect(start).toContain('<a id="tip"></a>');
  expect(start).toContain("[2](/guide/knots#bowline)");
  await using other = await makeSource({
    "docusaurus.config.js": 'module.exports = { title: "Quai", presets: [["classic", {}]] };\n',
    "docs/un.md":
      "# Un\n\n[là](#retrait--corde) [ici](#retrait-nœud)\n\n## Retrait : corde\n\n## Retrait\u00A0: nœud\n",
  });
  expect(other.run("--measure").stdout).toContain("leading nowhere 0;");
  expect(await other.read("guide/un.md")).toContain("[ici](#retrait-n%C5%93ud)");
});

test("pictures are found beside the old address of a page, and in the folder of its project", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Quay\ncollections:\n  lessons:\n    output: true\n    permalink: /:collection/:path/\n",
    "_lessons/tie.md": '---\ntitle: Tie\n---\n\n<img src="../../img/knot.svg" alt="A knot">\n',
    "img/knot.svg": picture,
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0; files copied 1");
  await using other = await makeSource({
    "README.md": "# All\n",
    "docs/a/page.md": "# Page\n\n![A rope](/images/rope.svg)\n",
    "docs/images/rope.svg": picture,
  });
  expect(other.run("--measure").stdout).toContain("leading nowhere 0; files copied 1");
  expect(other.check().stdout).toContain("no problem");
});

test("an element of a phrase with an id is a place that links lead to", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Quay"\n',
    "content/_index.md":
      '# Quay\n\nRopes<sup id="r1">[1](#n1)</sup> and <abbr title="Wet" id=\'wet\'>w</abbr>.\n\n1. <a id="n1"></a> Of hemp. [Back](#r1), [wet](#wet), [none](#r2)\n',
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("leading nowhere 1;");
  expect(stdout).toContain('"#r2": the source has no heading with this id');
  expect(await room.read("guide/index.md")).toContain('Ropes<sup id="r1">[1](#n1)</sup>');
  expect(room.check().stdout).toContain("1 problem");
});
