import { describe, expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { searchFor } from "../support/search-for.ts";

const files = {
  "article/hooks.md": aDocument({ subject: "Events" }, "A webhook is called for each of them. Clients have a login."),
  "article/letters.md": aDocument({ subject: "Letters" }, "Give the e-mail of a person, and then sign up."),
  "article/runtimes.md": aDocument({ subject: "Runtimes" }, "Node.js 22 reads UTF-8, and answers error BNK-4012."),
  "article/limits.md": aDocument({ subject: "Limits" }, "At most 1,000 calls of 34; sha256 seals each. Back to codes."),
  "article/live.md": aDocument({ subject: "Shows" }, "This is a live show. A key opens it, and an API lists them."),
  "article/near.md": aDocument({ subject: "Near" }, "Both are alike, and nodes are not notes."),
};
const site = forAllTests(() => openSite(files));

function search(term: string) {
  return searchFor(site(), term);
}

describe("a word", () => {
  test.each([
    ["email", "letters"],
    ["emails", "letters"],
    ["signup", "letters"],
    ["nodejs", "runtimes"],
    ["NodeJS", "runtimes"],
    ["utf8", "runtimes"],
    ["bnk4012", "runtimes"],
    ["1000", "limits"],
  ])("that no text has is found where texts write it as two: %s", async (term, slug) => {
    expect(await search(term)).toMatchObject({ slugs: [slug], correctedTerm: null });
  });

  test("is not corrected by two letters to another where it is made of two that texts have", async () => {
    expect(await search("apikey")).toMatchObject({ slugs: ["live"], correctedTerm: null });
  });

  test("is not taken for two of which the first stands before many words", async () => {
    expect((await search("alive")).slugs).toEqual([]);
  });
});

describe("two words in a row", () => {
  test.each([
    ["web hook", "hooks"],
    ["web-hooks", "hooks"],
    ["how do I log in?", "hooks"],
    ["sha 256", "limits"],
    ["SHA-256", "limits"],
  ])("are found where texts write them as one: %s", async (term, slug) => {
    expect((await search(term)).slugs[0]).toBe(slug);
  });

  test("are no number together unless the last has the digits of thousands", async () => {
    expect((await search("3.4!")).slugs).toEqual([]);
  });
});
