import { expect, test } from "vitest";
import { aDocument } from "../support/content-folder.ts";
import { startIngest } from "../support/ingesting.ts";

test.each([
  ["bytes", "word ".repeat(110_000), /A text may have 524288 bytes, this one has 5\d{5}\. Split/],
  ["tags", `${"*a* ".repeat(20)}\n\n`.repeat(1_001), /A text may have 20000 tags, this one has more\. Split/],
])("a text that will not be shown for its %s is reported by file; its page is there", async (_what, body, message) => {
  await using site = await startIngest({ "article/a.md": aDocument({}, body) });
  const { problems } = await site.scan();
  expect(problems).toMatchObject([
    {
      file: "article/a.md",
      line: 4,
      cause: "unreadable",
      effect: "published",
      message: expect.stringMatching(message),
    },
  ]);
  expect(await site.subject("a")).not.toBeNull();
});
