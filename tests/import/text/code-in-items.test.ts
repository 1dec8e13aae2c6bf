import { expect, test } from "vitest";
import { wordsIn } from "../../../import/measure/words.ts";
import { withoutHiddenRust } from "../../../import/text/rust-lines.ts";
import { makeSource } from "../import-folder.ts";

test("lines that mdBook hides are left out of code in items and quotes too", () => {
  const lines = [
    "- ```rust",
    "  # hidden();",
    "  ## shown",
    "  ```",
    "# A heading",
    "> 1. ~~~rust,ignore",
    ">    # hidden();",
    "# Behind the quote",
    "```rust `a` is no code",
    "# Text",
  ];
  const shown = withoutHiddenRust(lines.map((text) => ({ text })));
  expect(shown.map(({ text }) => text)).toEqual(
    lines.flatMap((text) => (text.includes("hidden") ? [] : text.replace("## shown", "# shown"))),
  );
});

test("directives of MyST that begin behind the mark of an item or a quote are ours", async () => {
  await using room = await makeSource({
    "conf.py": "project = 'Quay'\n",
    "index.md":
      "# Start\n\n- ```{note}\n  In an *item*.\n\n  More.\n  ```\n- Two\n\n> 1. :::{tip}\n>    In {ref}`both`.\n>    :::\n\n* ```{code-block} python\n  :caption: a.py\n  x = 1\n  ```\n* ```{toctree}\n  a\n  ```\n",
  });
  const { stdout } = room.run();
  expect(stdout).toContain("index.md:18  {toctree} has no form here: it is left as text\n");
  expect(stdout).toContain("index.md:11  {ref}`both` is left as text\n");
  expect(stdout).toContain("\n2 to look at:");
  expect(await room.read("guide/index.md")).toContain(
    '- :::note\n  In an *item*.\n\n  More.\n  :::\n- Two\n\n> 1. :::tip\n>    In {ref}`both`.\n>    :::\n\n* ```python title="a.py"\n  x = 1\n  ```\n* ```toctree\n  a\n  ```\n',
  );
});

test("code in a quote ends with the quote, and marks of quotes in other code do not end it", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md":
      "# Quay\n\n> ```js\n> a <!-- b\n\nSee <kbd>F1</kbd>.\n\n```md\n> ```js\n> <kbd>F2</kbd>\n> ```\n<kbd>F3</kbd>\n```\n",
  });
  room.run();
  const text = await room.read("guide/index.md");
  expect(text).toContain("\n\nSee :kbd[F1].\n\n");
  expect(text).toContain("```md\n> ```js\n> <kbd>F2</kbd>\n> ```\n<kbd>F3</kbd>\n```\n");
});

test("the measures know code by the same rule", () => {
  expect([...wordsIn("- ```{figure} no\n  :name: no\n  ```\n\n> ```js no\n> <yes>\n\n<no> yes\n")]).toEqual([
    ["yes", 2],
  ]);
});
