import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

const config = {
  "package.json": '{"dependencies":{"@docusaurus/core":"3"}}',
  "docusaurus.config.js": "module.exports = { title: 'Quay', presets: [['classic', { docs: {} }]] };",
};

test("imports of MDX: several in a line, over lines, with a name that is escaped; none of their text is left", async () => {
  await using room = await makeSource({
    ...config,
    "docs/index.md":
      "import Tabs from '@theme/Tabs'; import One from './\\_one.md'; import\nTwo from './\\_two.md';\n\n# Start\n\n<One />\n\n<Two />\n",
    "docs/_one.md": "The first.\n",
    "docs/_two.md": "The second.\n",
  });
  expect(room.run("--measure").stdout).toContain("in the pages that include them 2, left out 0");
  const start = await room.read("guide/index.md");
  expect(start).toContain("---\n\nThe first.\n\nThe second.\n");
});

test("components that show code are fenced code: their text, a constant, a file; what is not known is reported", async () => {
  await using room = await makeSource({
    ...config,
    "docs/index.md": [
      "import CodeBlock from '@theme/CodeBlock';",
      "import knot from '!!raw-loader!../knot.js';",
      "export const tide = `high();\nlow();`;",
      "",
      "# Start",
      "",
      '<CodeBlock language="bash" title="shell">',
      "{`npx rope --version ${now()}`}",
      "</CodeBlock>",
      "",
      '- <CodeBlock language="js">{knot}</CodeBlock>',
      "",
      '<CodeBlock title="knot">{knot}</CodeBlock>',
      "",
      "<Code code={tide} lang='ts' />",
      "",
      '<CodeBlock className="language-md">',
      "  ```",
      "  plain",
      "</CodeBlock>",
      "",
      "<CodeBlock>{nothing}</CodeBlock>",
      "",
      "```mdx",
      "<CodeBlock>{knot}</CodeBlock>",
      "```",
      "",
    ].join("\n"),
    "knot.js": "tie();\n",
  });
  const { stdout } = room.run("--measure");
  const start = await room.read("guide/index.md");
  for (const part of [
    '```bash title="shell"\nnpx rope --version ${now()}\n```',
    "- ```js\n  tie();\n  ```",
    '```js title="knot"\ntie();\n```',
    "```ts\nhigh();\nlow();\n```",
    "````md\n```\nplain\n````",
    "```mdx\n<CodeBlock>{knot}</CodeBlock>\n```",
  ])
    expect(start).toContain(part);
  expect(stdout).toContain("docs/index.md:23  not known");
});

test("the imports of a partial that stands in a block are none of its text", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": "export default { title: 'Quay', presets: [['classic', {}]] };",
    "docs/_tie.mdx": "import Tabs from '@theme/Tabs';\nimport Wet from './_wet.mdx';\n\nTie it.\n\n<Wet />\n",
    "docs/_wet.mdx": "export const wet = true;\n\nKeep it wet.\n",
    "docs/index.mdx": "import Tie from './_tie.mdx';\n\n# Quay\n\n<div>\n  <Tie />\n</div>\n\n- One\n\n  <Tie />\n",
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const text = await room.read("guide/index.md");
  expect(text).toContain("Tie it.\n\nKeep it wet.\n\n- One\n\n  Tie it.\n\n  Keep it wet.\n");
  expect(text).not.toMatch(/import|export/);
});
