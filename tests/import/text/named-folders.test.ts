import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

const settings =
  '{\n  // For editors, too.\n  "compilerOptions": {\n    "baseUrl": ".",\n    "paths": { "@parts/*": ["src/parts/*"], "@away/*": ["../../*"], },\n  },\n}\n';
const page =
  "import Tie from '@parts/tie.mdx';\nimport Away from '@away/away.mdx';\n\nBefore.\n\n<Tie />\n\n<Away />\n";

test.each([
  [
    "src/content/docs/index.mdx",
    { "astro.config.mjs": "export default { integrations: [starlight({ title: 'Quay' })] };" },
  ],
  ["content/index.mdx", { "package.json": '{"dependencies":{"nextra":"4"}}' }],
])("partials are found in the folders that the settings of TypeScript name: %s", async (file, config) => {
  await using room = await makeSource({
    ...config,
    "tsconfig.json": settings,
    "src/parts/tie.mdx": "Tie it **well**.\n",
    [file]: `---\ntitle: Start\n---\n\n${page}`,
  });
  const { stdout } = room.run();
  expect(await room.read("guide/index.md")).toContain("Before.\n\nTie it **well**.\n");
  expect(stdout).not.toContain("@parts/tie.mdx is not there");
  expect(stdout).toContain("@away/away.mdx is not there");
});
