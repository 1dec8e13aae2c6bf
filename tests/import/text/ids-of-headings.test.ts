import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("an element with an id around a heading stays a place to link to, and the heading keeps its own id too", async () => {
  await using room = await makeSource({
    "docs.json": '{"name":"Quay","navigation":{"pages":["index","es"]}}',
    "index.mdx":
      "---\ntitle: Start\n---\n\n[1](/es#versions) [2](/es#versiones) [3](/es#files) [4](/es#the-$ref-of-robots-txt) [5](/es#none)\n",
    "es.mdx":
      '---\ntitle: Es\n---\n\n<div id="versions">\n  ## Versiones\n</div>\n\nUno.\n\n<div id="files">\nDos.\n</div>\n\n## The `$ref` of robots.txt\n\n```html\n<a id="x"></a>\n\n# no heading\n```\n',
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("kept 100.00 %");
  expect(stdout).toContain("leading nowhere 1;");
  const es = await room.read("guide/es.md");
  expect(es).toContain('## <a id="versions"></a>Versiones\n');
  expect(es).toContain('<a id="files"></a>\n\nDos.\n');
  expect(es).toContain('```html\n<a id="x"></a>\n\n# no heading\n```');
  const { stdout: checked } = room.check();
  expect(checked).toContain("#none");
  expect(checked).toContain("1 problem");
});

test("the text of a badge is no part of a heading's id, and the names of an import over several lines are no words", async () => {
  await using room = await makeSource({
    ".vitepress/config.js": "export default { title: 'Quay' }",
    "index.md": "# Start\n\n[there](/api#withbase)\n",
    "api.md":
      '# API\n\n<script setup>\nlet hidden;\n</script>\n\n## `withBase` <Badge type="info" text="helper" />\n\nText.\n',
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  expect(await room.read("guide/api.md")).toContain("## `withBase` :badge[helper] {#withbase}\n");
  expect(room.check().stdout).toContain("no problem");
  await using other = await makeSource({
    "package.json": '{"dependencies":{"nextra":"4"}}',
    "content/index.mdx": "import {\n  One,\n  Two\n} from 'nextra/components'\n\n# Start\n\nWords.\n",
  });
  expect(other.run("--measure").stdout).toContain("kept 100.00 %");
});

test("the underscores of an id are no emphasis", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md": '# Start\n\n[there](#tying-__knot__)\n\n## Tying `__knot__` <a id="tie"></a>\n\nText.\n',
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  expect(room.check().stdout).toContain("no problem");
});

test("the signs that close a heading before its attributes are no words of it", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\nmarkdown_extensions:\n  - attr_list\n",
    "docs/index.md":
      "# Start\n\n[there](#v2)\n\n## [2.0](https://quay.example/2) - May ## {: #v2 }\n\nKnots in C# {: #c }\n",
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  expect(await room.read("guide/index.md")).toContain("## [2.0](https://quay.example/2) - May {#v2}\n");
});

test("VitePress: ids between the marks that the configuration names are ids of headings, the title's too", async () => {
  await using room = await makeSource({
    ".vitepress/config.js":
      "export default { title: 'Quay', markdown: { attrs: { leftDelimiter: '%{', rightDelimiter: '}%' } } }",
    "index.md":
      "# 绳结 %{#knots}%\n\n[there](#tie) [top](#knots)\n\n## 打结 `x` %{#tie}%\n\n## 松开 %{#untie-≤4}%\n\nIt is 5%{#tie}% here.\n",
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  const text = await room.read("guide/index.md");
  expect(text).toContain("subject: 绳结\n");
  expect(text).toContain("## 打结 `x` {#tie}\n\n## 松开");
  expect(text).toContain("It is 5%{#tie}% here.\n");
  expect(text).not.toContain("untie-≤4}%");
});
