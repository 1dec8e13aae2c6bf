import { expect, test } from "vitest";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../../support/fakes/fake-backend.ts";
import { aDocument, openDocsApi } from "../open-docs-api.ts";

test("titles, names and descriptions have at most 2,000 characters, texts as many as they have", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const [long, text] = ["😀".repeat(50_000), "a ".repeat(5_000)];
  const fields = { subject: long, metaDescription: long, tagDetails: [{ name: long, slug: "a" }], content: text };
  backend.answerAll(json({ doc: [aDocument(fields)] }));
  const { data } = await site.api.fetchDocument("what-is-rdap");
  const shown = `${"😀".repeat(999)}…`;
  expect([data?.subject, data?.metaDescription, data?.tagDetails[0]?.name]).toEqual([shown, shown, shown]);
  expect(data?.content).toBe(text);
});

test("titles, names and descriptions stand without the spaces around them, which would sort a term before all others", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const fields = {
    subject: " a\n",
    metaTitle: "\t b ",
    metaDescription: " c",
    category: "d ",
    typeName: "\ne",
    content: " <p>f</p>\n",
  };
  backend.answerAll(json({ doc: [aDocument(fields)] }));
  const { data } = await site.api.fetchDocument("what-is-rdap");
  expect([data?.subject, data?.metaTitle, data?.metaDescription, data?.category, data?.typeName]).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
  ]);
  expect(data?.content).toBe(" <p>f</p>\n");
});
