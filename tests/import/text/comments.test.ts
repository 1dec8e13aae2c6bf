import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("blocks within a comment of HTML are part of it", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md": [
      "# Quay",
      "",
      "<!--",
      "!!! note",
      "    secret one",
      "",
      '=== "Tab"',
      "",
      "    secret two",
      "",
      "/// note",
      "secret three",
      "///",
      "-->",
      "",
      "A `<!--` is code. <!-- short --> Seen.",
      "",
      "??? tip",
      "    Inside.",
      "",
      "    <!-- secret four",
      "",
      "    !!! note",
      "        secret five",
      "    -->",
      "",
      "```html",
      "<!--",
      "!!! note",
      "-->",
      "```",
      "",
      "Behind <!-- secret six",
      "!!! note",
      "    secret seven",
      "--> the end.",
      "",
      "!!! note",
      "    Last.",
      "",
    ].join("\n"),
  });
  room.run();
  const text = await room.read("guide/index.md");
  expect(text).not.toContain("secret");
  expect(text).toContain("A `<!--` is code.  Seen.\n\n:::details[Tip]\nInside.\n:::\n");
  expect(text).toContain("```html\n<!--\n!!! note\n-->\n```\n\nBehind");
  expect(text).toContain("the end.\n\n:::note\nLast.\n:::\n");
  expect(text.replaceAll(/```[^]*?```/g, "")).not.toContain("-->");
});

test("colons and code within comments of HTML and of MDX are part of them", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": "module.exports = { title: 'Quay', presets: [['classic', {}]] };\n",
    "docs/a.mdx":
      "# A\n\n<!--\n:::note\nsecret one\n:::\n-->\n\n{/*\n```js\nsecret two\n```\n:::tip\nsecret three\n:::\n*/}\n\n{/* short */}\n\n{\n  /* secret four */\n}\n\n{ /* secret\n five */ /* six */ }\n\n```js\n{/* shown\n```\n\n:::note\nSeen.\n:::\n\nEnd.\n",
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const text = await room.read("guide/a.md");
  expect(text).not.toContain("secret");
  expect(text).not.toContain("*/}");
  expect(text).toContain("```js\n{/* shown\n```\n\n:::note\nSeen.\n:::\n\nEnd.\n");
});

test("what Liquid does not show is not in the document", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Reef\n",
    "index.md":
      "---\ntitle: Reef\n---\nOne {% comment %}secret one{% endcomment %}two.\n\n{%- comment -%}\nsecret two\n\n```\nsecret three\n```\n{%- endcomment -%}\n\n`{% raw %}{% comment %}{% endraw %}` stays.\n\n{% comment %}\n\n- secret four\n\n{% endcomment %}\n\nEnd.\n",
  });
  room.run();
  const text = await room.read("guide/index.md");
  expect(text).not.toContain("secret");
  expect(text).not.toContain("endcomment");
  expect(text).toContain("One two.\n");
  expect(text).toContain("`{% comment %}` stays.\n\nEnd.\n");
});

test("raw text of Liquid is as it is written, in prose and in code", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Reef\n",
    "index.md":
      "---\ntitle: Reef\n---\nSo {% raw %}{% if x %} and {{ site.title }}{% endraw %}, {{ site.title }}.\n\n```html\n{% raw %}{{ page.title }}\n{% if x %}{% endraw %}\n```\n\n{%- raw -%}\n\n```html\n{% for a in b %}\n```\n\n{%- endraw -%}\n\nEnd.\n",
  });
  expect(room.run().stdout).toContain("Nothing was left as text.");
  const text = await room.read("guide/index.md");
  expect(text).toContain("So {% if x %} and {{ site.title }}, Reef.\n\n```html\n{{ page.title }}\n{% if x %}\n```\n");
  expect(text).toContain("```html\n{% for a in b %}\n```\n\nEnd.\n");
  expect(text).not.toContain("raw");
});
