import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { demonstration } from "../../../support/demonstration.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

const query = "query ($text: String!, $limit: Int! = 3) { suggestions(text: $text, limit: $limit) { slug } }";

test("a message finds the documents it is about", async () => {
  const { data, errors } = await ask(demonstration(), query, {
    variables: { text: "How can I transfer my domain to another registrar? The transfer lock is on" },
  });
  expect(errors).toEqual([]);
  expect(data?.suggestions).toMatchObject([{ slug: "change-registrars-and-stay-online" }, {}, {}]);
});

test("a message about nothing on the site finds nothing", async () => {
  const { data } = await ask(demonstration(), query, {
    variables: { text: "Hello there, the weather is lovely today and birds are singing" },
  });
  expect(data?.suggestions).toEqual([]);
});

test("the backend gets the message's purpose; a blank message makes no call", async () => {
  await using site = await startFakeSite();
  expect((await ask(site, query, { variables: { text: "  two \n words  ", limit: 2 } })).data?.suggestions).toEqual([
    { slug: "first-words" },
  ]);
  expect((await ask(site, query, { variables: { text: " \n " } })).data?.suggestions).toEqual([]);
  expect(site.callsTo(calls.search)).toBe(1);
  const { searchParams } = new URL(site.backend.calls.at(-1)?.url ?? "", "http://backend");
  expect(Object.fromEntries(searchParams)).toMatchObject({ searchTerm: "two words", purpose: "message", limit: "6" });
});

test("glossary entries are not suggested", async () => {
  const docTypes = ["glossary", "how-to", "glossary", "article", "blog"];
  const documents = docTypes.map((docType, index) => aWireDocument({ slug: `${docType}-${index}`, docType }));
  await using site = await startFakeSite({ documents });
  expect((await ask(site, query, { variables: { text: "two words", limit: 2 } })).data?.suggestions).toEqual([
    { slug: "how-to-1" },
    { slug: "article-3" },
  ]);
});

test("a text of more than 300 characters, or a limit above 12, is refused; a failed search is null with an error", async () => {
  await using site = await startFakeSite({ routes: { [calls.search]: json({}, { status: 500 }) } });
  expect(await ask(site, query, { variables: { text: "x".repeat(301) } })).toMatchObject({
    data: { suggestions: null },
    errors: [
      {
        message: "text must be at most 300 characters, got 301; send fewer words.",
        extensions: { code: "BAD_USER_INPUT", status: 400 },
      },
    ],
  });
  expect((await ask(site, query, { variables: { text: "x", limit: 13 } })).errors).toMatchObject([
    { message: "limit must be 1 to 12, got 13." },
  ]);
  expect(site.callsTo(calls.search)).toBe(0);
  expect(await ask(site, query, { variables: { text: "some words" } })).toMatchObject({
    data: { suggestions: null },
    errors: [{ extensions: { status: 500 } }],
  });
});
