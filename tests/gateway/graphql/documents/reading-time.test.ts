import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../../support/ask.ts";
import { openPage } from "../../../support/pages/open-page.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";
import { demonstration } from "../../../support/demonstration.ts";

const site = demonstration;

const Listed = z.object({ items: z.array(z.object({ readingMinutes: z.number(), listedReadingMinutes: z.number() })) });

test.each(["article", "how-to", "knowledge-base", "glossary"])(
  "a list of %s says the reading times that its documents have",
  async (type) => {
    const { data, errors } = await ask(
      site(),
      `{ documents(type: "${type}", limit: 30) { items { slug readingMinutes listedReadingMinutes } } }`,
    );
    expect(errors).toEqual([]);
    const { items } = Listed.parse(data?.documents);
    expect(items.length).toBeGreaterThan(2);
    expect(items.map(({ listedReadingMinutes }) => listedReadingMinutes)).toEqual(
      items.map(({ readingMinutes }) => readingMinutes),
    );
  },
);

test("a card says how long its document takes to read, as the document does", async () => {
  const { document: list } = await openPage(site(), "/articles");
  const card = [...list.querySelectorAll("main li")].find((item) => item.querySelector("h2 a") !== null);
  const facts = [...(card?.querySelectorAll("p > span") ?? [])].map(({ textContent }) => textContent);
  const minutes = facts.find((fact) => fact.endsWith(" min read"));
  expect(minutes).toMatch(/^\d+ min read$/);
  const { html } = await openPage(site(), card?.querySelector("h2 a")?.getAttribute("href") ?? "");
  expect(html).toContain(minutes);
});

test("a list has the reading times that its backend sends, and reads no text for them", async () => {
  await using lengths = await startFakeSite({
    documents: [
      aWireDocument({ _id: "1", slug: "long", readingMinutes: 7 }),
      aWireDocument({ _id: "2", slug: "none" }),
      aWireDocument({ _id: "3", slug: "odd", readingMinutes: "soon" }),
      aWireDocument({ _id: "4", slug: "empty", readingMinutes: 0 }),
    ],
  });
  const { data, errors } = await ask(
    lengths,
    `{ list: documents(type: "article") { items { slug listedReadingMinutes } } }`,
  );
  expect(errors).toEqual([]);
  expect(data?.list).toEqual({
    items: [
      { slug: "long", listedReadingMinutes: 7 },
      { slug: "none", listedReadingMinutes: null },
      { slug: "odd", listedReadingMinutes: null },
      { slug: "empty", listedReadingMinutes: null },
    ],
  });
  expect(lengths.callsTo(calls.document)).toBe(0);
});
