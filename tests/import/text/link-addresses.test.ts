import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

test("addresses between angle brackets are addresses", async () => {
  await using room = await makeSource({
    "README.md":
      '# Start\n\nTo [it](<Guide.md>), [mine](<my page.md>), [place](<my page.md#a>), ![A](<a b.svg> "A"), [that][r] and [out](<https://example.com/a_(b)>).\n\n[r]: <my page.md>\n',
    "Guide.md": "# Guide\n\nText.\n",
    "my page.md": "# Mine\n\nText.\n\n## A\n",
    "a b.svg": picture,
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  const text = await room.read("guide/index.md");
  expect(text).toContain(
    'To [it](/guide/Guide), [mine](/guide/my-page), [place](/guide/my-page#a), ![A](a-b.svg "A"), [that][r] and [out](<https://example.com/a_(b)>).\n\n[r]: /guide/my-page\n',
  );
});
