import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite());

test.each([
  ["page", "list", 'query ($p: Int) { list: documents(type: "article", page: $p) { items { slug } } }'],
  ["limit", "list", "query ($p: Int) { list: authors(limit: $p) { items { id } } }"],
  ["if", "list", 'query ($p: Boolean = true) { list: document(slug: "first-words") { slug @include(if: $p) } }'],
])("a variable that is null for %s, which is not, is refused as a bad argument", async (argument, field, query) => {
  const { status, data, errors } = await ask(site(), query, { variables: { p: null } });
  expect({ status, data }).toEqual({ status: 200, data: { [field]: null } });
  expect(errors).toEqual([
    {
      message: expect.stringMatching(new RegExp(`^Argument "${argument}" of non-null type .+ must not be null\\.$`)),
      path: [field],
      extensions: { code: "BAD_USER_INPUT", status: 400 },
    },
  ]);
});

test("the argument of a field within is refused in the same way, and the rest is there", async () => {
  const query = 'query ($p: Boolean) { document(slug: "first-words") { slug content(inlineLinks: $p) } }';
  const { data, errors } = await ask(site(), query, { variables: { p: null } });
  expect(data).toEqual({ document: { slug: "first-words", content: null } });
  expect(errors).toMatchObject([
    { path: ["document", "content"], extensions: { code: "BAD_USER_INPUT", status: 400 } },
  ]);
});
