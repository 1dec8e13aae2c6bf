import { expect, test } from "vitest";
import { defaultDocsApiLimits } from "../../../gateway/docs-api/limits.ts";
import { defaultTextLimits } from "../../../texts/text-limits.ts";
import { refusalOf } from "../../../texts/text-refusal.ts";
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

test("of a text that no answer has room for, as much is sent as its page needs to say so; it is reported and searched as a whole", async () => {
  const body = `\`\`\`\n${"<".repeat(1_000_000)}\n\`\`\`\n\nA quokka.`;
  await using site = await startIngest({ "article/a.md": aDocument({}, body) });
  const { problems } = await site.scan();
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/524288 bytes, this one has 6\d{6}\./),
  ]);
  const sent = (await site.html("a")) ?? "";
  expect(JSON.stringify(sent).length).toBeLessThan(defaultDocsApiLimits.bodyBytes / 4);
  expect(refusalOf(sent, defaultTextLimits)).toMatch(/^A text may have 524288 bytes/);
  expect(refusalOf(sent, { ...defaultTextLimits, contentBytes: 100_000_000 })).toMatch(/tags.* Split it/);
  const found = await site
    .store()
    .search.find({ term: "quokka", docType: null, purpose: "search", page: 1, limit: 10 });
  expect(found.total).toBe(1);
});

test("a text that a gateway may be set to show is sent as a whole", async () => {
  const code = `${"word ".repeat(4_000)}\n`.repeat(60);
  await using site = await startIngest({ "article/a.md": aDocument({}, `\`\`\`\n${code}\`\`\``) });
  expect(await site.html("a")).toContain(code);
});
