import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

const pages = 40;
const code = `\`\`\`text\n${"A line of code that no one reads.\n".repeat(2_000)}\`\`\`\n`;

test("pages that are shared out among CPUs are written and reported in order, with what is included", async () => {
  const names = Array.from({ length: pages }, (_none, index) => `page-${index + 10}`);
  const texts = names.map((name) => [
    `docs/${name}.mdx`,
    `import Part from "../_part.mdx";\n\n# Of ${name}\n\n<Unknown>Kept</Unknown>\n\n<Part />\n\n${code}`,
  ]);
  await using room = await makeSource({
    "docusaurus.config.js": 'module.exports = { title: "Old", presets: [["classic", {}]] };\n',
    "docs/_part.mdx": "From the part.\n",
    ...Object.fromEntries(texts),
  });
  const { status, stdout } = room.run("--measure");
  expect(status).toBe(0);
  expect(stdout).toContain(`${pages} documents`);
  expect(stdout).toContain("in the pages that include them 1, left out 0");
  const noted = [...stdout.matchAll(/docs\/(page-\d+)\.mdx:\d+ /g)].map(([, name]) => name);
  expect(noted).toEqual(names);
  for (const name of names) {
    const text = await room.read(`guide/${name}.md`);
    expect(text).toContain(`Of ${name}\n`);
    expect(text).toContain("From the part.");
  }
});

test("a text that is too large for a page is named, with what to do", async () => {
  await using room = await makeSource({ "README.md": `# Start\n\n${"word ".repeat(110_000)}\n` });
  expect(room.run().stdout).toMatch(
    /README\.md:1 {2}5\d{5} bytes, and a page shows 524288 of HTML: set LIMIT_CONTENT_BYTES higher, or split it/,
  );
});
