import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("a configuration of another program is not that of Hugo", async () => {
  await using room = await makeSource({
    "config.json": '{ "port": 8080 }',
    "README.md": "# Quay\n\nText.\n",
    "website/docusaurus.config.js": "module.exports = { title: 'Quay', presets: [['classic', {}]] };\n",
    "website/docs/one.md": "# One\n\nText.\n",
  });
  expect(room.run().stdout).toContain("Quay, Docusaurus: 1 documents");
  await using plain = await makeSource({ "config.yml": "retries: 3\n", "notes/one.md": "# One\n\nText.\n" });
  expect(plain.run().stdout).toContain("Markdown folder: 1 documents");
});

test("a site of Nextra may have a file that Hugo's configuration could be", async () => {
  await using room = await makeSource({
    "config.yaml": "retries: 3\n",
    "package.json": JSON.stringify({ name: "buoy", dependencies: { nextra: "4" } }),
    "content/index.mdx": "# Buoy\n\nText.\n",
  });
  expect(room.run().stdout).toContain("buoy, Nextra: 1 documents");
});

test("a site without any page is none, and says so", async () => {
  await using room = await makeSource({ "hugo.toml": 'title = "Buoy"\n', "content/a.txt": "Text.\n" });
  const { status, stderr } = room.run();
  expect(status).toBe(2);
  expect(stderr).toContain("or a folder with Markdown files, got neither in");
});
