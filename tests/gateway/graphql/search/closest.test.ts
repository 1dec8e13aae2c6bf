import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { demonstration } from "../../../support/demonstration.ts";

test("a misspelt slug is closest to the intended document", async () => {
  const { data, errors } = await ask(demonstration(), `{ closest(slug: "domian-valuaton") { slug } }`);
  expect(errors).toEqual([]);
  expect(data?.closest).toEqual(expect.arrayContaining([{ slug: "domain-valuation-four-methods" }]));
});

test("a document's own slug returns only that document, without a search", async () => {
  await using site = await startFakeSite();
  expect((await ask(site, `{ closest(slug: "first-words") { slug } }`)).data?.closest).toEqual([
    { slug: "first-words" },
  ]);
  expect(site.callsTo(calls.search)).toBe(0);
});

test("a slug without words finds nothing and makes no backend call", async () => {
  await using site = await startFakeSite();
  const { data, errors } = await ask(
    site,
    `{ blank: closest(slug: " ") { slug } signs: closest(slug: "--") { slug } }`,
  );
  expect({ data, errors }).toEqual({ data: { blank: [], signs: [] }, errors: [] });
  expect(site.callsTo(calls.search)).toBe(0);
});

test("a slug longer than a search is searched by its first words", async () => {
  await using site = await startFakeSite();
  const { errors } = await ask(site, "query ($slug: String!) { closest(slug: $slug) { slug } }", {
    variables: { slug: "word-".repeat(80) },
  });
  expect(errors).toEqual([]);
  const { searchParams } = new URL(site.backend.calls.at(-1)?.url ?? "", "http://backend");
  expect(searchParams.get("searchTerm")).toBe("word ".repeat(60).trim());
});

test("a limit from 1 to 12 is accepted, any other refused; a failed search is null with an error", async () => {
  await using site = await startFakeSite({ routes: { [calls.search]: json({}, { status: 500 }) } });
  for (const limit of [0, 13]) {
    expect(await ask(site, `{ closest(slug: "x", limit: ${limit}) { slug } }`)).toMatchObject({
      data: { closest: null },
      errors: [{ message: `limit must be 1 to 12, got ${limit}.`, extensions: { code: "BAD_USER_INPUT" } }],
    });
  }
  expect(await ask(site, `{ closest(slug: "x") { slug } }`)).toMatchObject({
    data: { closest: null },
    errors: [{ path: ["closest"], extensions: { code: "HTTP_500" } }],
  });
});
