import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

test("tags that differ in the signs behind a word are tags of their own", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ tags: ["C", "C++"] }),
    "article/b.md": aDocument({ tags: ["C#", "c++"] }),
  });
  const tags = (await site.store().navigation.list("tag", "without-docs")) ?? [];
  const counts = Object.fromEntries(tags.map(({ id, count }) => [id, count]));
  expect(counts).toEqual({ c: 1, "c-plus-plus": 2, "c-sharp": 1 });
});
