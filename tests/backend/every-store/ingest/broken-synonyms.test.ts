import { expect, test } from "vitest";
import { startIngest } from "../../support/ingesting.ts";

test("of a file that cannot be read, what can be read counts, but not instead of what a store has from before", async () => {
  await using site = await startIngest({ "synonyms.yml": "- [a, b\n- [c, d]\n" });
  expect(await site.store().synonyms()).toEqual([["c", "d"]]);
  site.content.write("synonyms.yml", "- [a, b]\n- [c, d]\n");
  await site.scan();
  site.content.write("synonyms.yml", "- [a, b\n- [c, d]\n");
  await site.reopen();
  await site.scan();
  expect(await site.store().synonyms()).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
