import { expect, test } from "vitest";
import { summaryOf } from "../../../../gateway/features/documents/summary.ts";
import { ask } from "../../../support/ask.ts";
import { startFakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

const cases: readonly (readonly [what: string, description: string, summary: string])[] = [
  ["what fits stays whole", "  Short: and whole. ", "Short: and whole."],
  [
    "as many sentences as fit",
    "One sentence. Two sentences. A third that is too long.",
    "One sentence. Two sentences.",
  ],
  ["a sentence of exactly the length", `${"a".repeat(39)}. And more.`, `${"a".repeat(39)}.`],
  [
    "numbers and endings end no sentence",
    "Version 3.2 of a .com name is here. The rest is too long.",
    "Version 3.2 of a .com name is here.",
  ],
  [
    "up to a colon",
    "Two things that everybody wants: a name and a place to keep it.",
    "Two things that everybody wants.",
  ],
  [
    "up to a colon in place of two words",
    "Nothing spreads. What you wait for is this: old copies expire.",
    "Nothing spreads.",
  ],
  [
    "a label is no thought",
    "Note: this sentence has no end within its room, whatever is done.",
    "Note: this sentence has no end within its room, whatever is done.",
  ],
  [
    "sentences without spaces",
    "ドメイン名の有効期限。更新を忘れると、名前は八十日のあいだに五つの段階を通って失われます。それから誰でも登録できます。",
    "ドメイン名の有効期限。",
  ],
];

test.each(cases)("%s", (_what, description, summary) => {
  expect(summaryOf(description, 40)).toBe(summary);
});

test("a short first sentence gives way to what goes on up to a colon", () => {
  const description =
    "It is a switch. Outages come from the order of the steps: how to do it, and how to turn it off again.";
  expect(summaryOf(description, 60)).toBe("It is a switch. Outages come from the order of the steps.");
});

test("cards ask for what they have room for, within limits", async () => {
  const metaDescription =
    "A sentence for cards. And one for search engines, which have more room than a card ever has had.";
  await using site = await startFakeSite({ documents: [aWireDocument({ metaDescription })] });
  const field = (arguments_: string) => ask(site, `{ document(slug: "first-words") { summary${arguments_} } }`);
  expect((await field("")).data).toEqual({ document: { summary: "A sentence for cards." } });
  expect((await field("(length: 120)")).data).toEqual({ document: { summary: metaDescription } });
  expect((await field("(length: 301)")).errors).toMatchObject([
    { message: "length must be 20 to 300, got 301.", extensions: { code: "BAD_USER_INPUT", status: 400 } },
  ]);
});
