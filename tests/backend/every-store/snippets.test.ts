import { describe, expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at } from "../support/json.ts";

const filler = "Nothing of it is told in this sentence here. ";

const files = {
  "article/table.md": aDocument(
    { subject: "Records" },
    "These are kept:\n\n| Record | Purpose |\n| --- | --- |\n| MX | Mail goes there |\n| TXT | Anything else. |\n\nEnd of quokkas",
  ),
  "article/list.md": aDocument(
    { subject: "Things" },
    "- A wombat\n  - its burrow\n  - its food!\n- (a licence)\n\nThen wait.",
  ),
  "article/code.md": aDocument(
    { subject: "Commands" },
    'Run this, said "somebody."\n\n```sh\nnpm install numbat\n\nnpm start;\nexit\n```\n\nDone',
  ),
  "article/inline.md": aDocument({ subject: "Words" }, "A **po**ss*um* and `co`<kbd>de</kbd>  \nbroken"),
  "article/sentence.md": aDocument(
    { subject: "Long" },
    `${filler.repeat(6)}Some say e.g. that a bandicoot sleeps all day. ${filler.repeat(9)}`,
  ),
  "article/apart.md": aDocument(
    { subject: "Apart" },
    `${filler.repeat(9)}One dunnart is here. ${filler.repeat(9)}The dunnart eats a bettong. ${filler.repeat(9)}`,
  ),
  "article/end.md": aDocument({ subject: "Its end" }, `${filler.repeat(9)}At the end is a kowari.`),
  "article/titles.md": aDocument(
    { subject: "Titles" },
    "> [!WARNING]\n> A quoll bites.\n\n:::danger\nRun.\n:::\n\n:::details\nIt sleeps.\n:::\n\n:::note[Note well]\nBy day.\n:::",
  ),
  "article/japanese.md": aDocument(
    { subject: "日本語", lang: "ja" },
    `${"これは長い文章です。".repeat(30)}ドメインを移管する方法を説明します。${"これは長い文章です。".repeat(30)}`,
  ),
};
const site = forAllTests(() => openSite(files));

/** The best section of the first document found: its snippet, with the matches in brackets. */
async function snippetFor(searchTerm: string): Promise<string> {
  const { body } = await site().request(`/docs/get-docs-by-searchterm/testsite?${new URLSearchParams({ searchTerm })}`);
  const snippet = String(at(body, "docs.0.sections.0.snippet"));
  const matches = at(body, "docs.0.sections.0.matches");
  if (!Array.isArray(matches)) throw new Error(`Nothing was found for ${searchTerm}: ${JSON.stringify(body)}`);
  return matches
    .toReversed()
    .reduce((text: string, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`, snippet);
}

describe("blocks do not run together", () => {
  test("cells of a table, and its rows", async () => {
    expect(await snippetFor("quokkas")).toBe(
      "These are kept: Record · Purpose; MX · Mail goes there; TXT · Anything else. End of [quokkas]",
    );
  });

  test("items of a list, also nested ones", async () => {
    expect(await snippetFor("wombat")).toBe("A [wombat]: its burrow; its food! (a licence). Then wait.");
  });

  test("lines of code, and signs that stand there already", async () => {
    expect(await snippetFor("numbat")).toBe('Run this, said "somebody." npm install [numbat] · npm start; exit. Done');
  });

  test("parts of a word stay together", async () => {
    expect(await snippetFor("possum")).toBe("A [possum] and code broken");
  });
});

test("titles that callouts and details have by default are no words of the text", async () => {
  expect(await snippetFor("quoll")).toBe("A [quoll] bites. Run. It sleeps. Note well. By day.");
});

test("an answer names the words that it found outside of texts, as written there", async () => {
  const { body } = await site().request(
    `/docs/get-docs-by-searchterm/testsite?${new URLSearchParams({ searchTerm: "record command" })}`,
  );
  expect(at(body, "matchedWords")).toEqual(["Commands", "Records"]);
});

describe("a snippet of a long text", () => {
  test("is whole sentences where they are short", async () => {
    expect(await snippetFor("bandicoot")).toBe(
      `Some say e.g. that a [bandicoot] sleeps all day. ${filler.repeat(2).trim()}`,
    );
  });

  test("has the place with most of the words", async () => {
    expect(await snippetFor("dunnart bettong")).toBe(`The [dunnart] eats a [bettong]. ${filler.repeat(3).trim()}`);
  });

  test("begins earlier where the text ends soon", async () => {
    expect(await snippetFor("kowari")).toBe(`${filler.repeat(3)}At the end is a [kowari].`);
  });

  test("has the other forms of a word marked, and corrected words", async () => {
    expect(await snippetFor("bandicoots")).toContain("a [bandicoot] sleeps");
    expect(await snippetFor("bandicot")).toContain("a [bandicoot] sleeps");
  });

  test("is whole sentences where there are no spaces", async () => {
    expect(await snippetFor("移管")).toMatch(/^ドメインを\[移管\]する方法を説明します。(これは長い文章です。)+$/);
  });
});
