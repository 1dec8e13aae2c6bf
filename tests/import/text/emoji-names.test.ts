import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("names of emoji become emoji where the tool shows them, and the ids of headings stay what they were", async () => {
  await using room = await makeSource({
    ".vitepress/config.js": "export default { title: 'Quay' }",
    "index.md":
      "# Start :rocket:\n\n[there](/knots#news)\n\nAt 10:100:20 `:tada:` std::heart::x \\:tada: :nosuch: :tada::bug:, [new :+1:](/knots).\n\n```\n:bug:\n```\n",
    "knots.md": ":anchor: Knots\n===\n\n## :tada: News\n\nText.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("kept 100.00 %");
  expect(stdout).toContain("leading nowhere 0;");
  const start = await room.read("guide/index.md");
  expect(start).toContain("subject: Start 🚀\n");
  expect(start).toContain(
    "At 10:100:20 `:tada:` std::heart::x \\:tada: :nosuch: 🎉🐛, [new 👍](/guide/knots).\n\n```\n:bug:\n```",
  );
  expect(await room.read("guide/knots.md")).toBe("---\nsubject: ⚓ Knots\n---\n\n## 🎉 News\n\nText.\n");
  expect(room.check().stdout).toContain("no problem");
});

test("where ids are made before names become emoji, they have the letters of the names; a site that has none keeps the text", async () => {
  await using room = await makeSource({
    "README.md": "# Quay\n\n[there](knots.md#tada-news)\n",
    "knots.md": "# Knots\n\n## :tada: News\n\nText.\n",
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  expect(await room.read("guide/knots.md")).toContain("## 🎉 News {#tada-news}\n");
  await using other = await makeSource({
    "hugo.yaml": "title: Quay\n",
    "content/_index.md": "---\ntitle: Quay\n---\n\nA :tada: b.\n",
  });
  other.run();
  expect(await other.read("guide/index.md")).toContain("A :tada: b.");
});
