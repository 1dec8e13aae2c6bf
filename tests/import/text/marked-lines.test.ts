import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

function code(info: string, ...lines: readonly string[]): string {
  return ["```" + info, ...lines, "```", ""].join("\n");
}

test("lines of code that Starlight, Docusaurus and VitePress mark are marked", async () => {
  await using room = await makeSource({
    "README.md": [
      "# Start\n",
      code('js {1} ins={2-3} del={4} title="a.js"', "a", "b", "c", "d"),
      code('diff lang="js"', "+ a", "- b"),
      code("js", "a", "// highlight-next-line", "b", "/* highlight-start */", "c", "d", "/* highlight-end */", "e"),
      code("html", "<a>", "<!-- highlight-next-line -->", "<b>"),
      code(
        "ts",
        "a // [!code ++]",
        "b // [!code --]",
        "c // [!code highlight]",
        "d // [!code hl:2]",
        "e",
        "f // [!code focus]",
        "g // [!!code ++]",
      ),
      code("py", "# [!code ++:2]", "a", "b", "c  # [!code warning]"),
      code("md", "// highlight-next-line", "a"),
      code("yaml", "# highlighted-line", "a: [!code]"),
    ].join("\n"),
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const text = await room.read("guide/index.md");
  for (const written of [
    code('js title="a.js" {1} ins={2-3} del={4}', "a", "b", "c", "d"),
    code("diff lang=js", "+ a", "- b"),
    code("js {2-4}", "a", "b", "c", "d", "e"),
    code("html {2}", "<a>", "<b>"),
    code("ts {3-5} ins={1} del={2}", "a", "b", "c", "d", "e", "f", "g // [!code ++]"),
    code("py {3} ins={1-2}", "a", "b", "c"),
    code("md", "// highlight-next-line", "a"),
    code("yaml", "# highlighted-line", "a: [!code]"),
  ])
    expect(text).toContain(written);
  expect(room.check().stdout).toContain("no problem");
});
