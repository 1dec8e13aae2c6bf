import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

function entry(slug: string, subject: string, fields: Readonly<Record<string, unknown>> = {}) {
  return aWireDocument({
    slug,
    subject,
    docType: "glossary",
    metaDescription: null,
    content: `<p>${subject} means this.</p>`,
    ...fields,
  });
}

test("entries are sorted by the displayed term; meta title and meta description replace subject and text", async () => {
  const documents = [
    entry("z", "zone"),
    entry("e", "Éclair"),
    entry("b", "Subject of b", { metaTitle: "backorder", metaDescription: "Waiting <b>& hoping</b>." }),
    entry("a", "Apex"),
    entry("f", "fast flux"),
  ];
  await using site = await startFakeSite({ documents });
  const { data, errors } = await ask(site, "{ glossary { slug term definition } }");
  expect(errors).toEqual([]);
  expect(data?.glossary).toEqual([
    { slug: "a", term: "Apex", definition: "<p>Apex means this.</p>" },
    { slug: "b", term: "backorder", definition: "Waiting &lt;b&gt;&amp; hoping&lt;/b&gt;." },
    { slug: "e", term: "Éclair", definition: "<p>Éclair means this.</p>" },
    { slug: "f", term: "fast flux", definition: "<p>fast flux means this.</p>" },
    { slug: "z", term: "zone", definition: "<p>zone means this.</p>" },
  ]);
});

test("a meta description is plain text: displayed verbatim, without processing by the HTML gate", async () => {
  const text = `1 < 2 && "3" > '2' &lt;b&gt; </td><img src=x onerror=alert(1)> <!-- --> ]]> \u00a0 \u2028 end`;
  const documents = [
    entry("text", "Text", { metaDescription: text }),
    entry("html", "HTML", { content: `<p>${"long ".repeat(40)}</p>` }),
  ];
  // The limit is below the length of both, so the gate would have refused them.
  await using site = await startFakeSite({ documents, settings: { LIMIT_CONTENT_BYTES: "50" } });
  const { data, errors } = await ask(site, "{ glossary { slug definition } }");
  expect(errors).toMatchObject([{ path: ["glossary", 0, "definition"] }]);
  const [, { definition }] = z
    .object({ glossary: z.tuple([z.unknown(), z.object({ definition: z.string() })]) })
    .parse(data).glossary;
  const shown = JSDOM.fragment(definition);
  expect({ text: shown.textContent, elements: shown.children.length }).toEqual({ text, elements: 0 });
});

test("a glossary of several pages is read to its end", async () => {
  const page = (number: number) =>
    json({
      doc: [entry(`t${number}`, `Term ${number}`)],
      pagination: { page: number, limit: 100, totalDocs: 3, totalPages: 3 },
    });
  await using site = await startFakeSite({
    routes: Object.fromEntries([1, 2, 3].map((number) => [`${calls.ofType}glossary?page=${number}`, page(number)])),
  });
  expect((await ask(site, "{ glossary { slug } }")).data?.glossary).toEqual([
    { slug: "t1" },
    { slug: "t2" },
    { slug: "t3" },
  ]);
});

test("a definition is sanitized like a document's text", async () => {
  await using site = await startFakeSite({
    documents: [entry("x", "X", { content: `<img src=x onerror=alert(1)><p>fine</p>` })],
  });
  expect(JSON.stringify((await ask(site, "{ glossary { definition } }")).data)).not.toContain("onerror");
});

test("without entries the list is empty; a failing backend is null with an error", async () => {
  await using empty = await startFakeSite();
  expect(await ask(empty, "{ glossary { slug } }")).toMatchObject({ data: { glossary: [] }, errors: [] });
  await using broken = await startFakeSite({ routes: { [calls.ofType]: json({}, { status: 500 }) } });
  expect(await ask(broken, "{ glossary { slug } }")).toMatchObject({
    data: { glossary: null },
    errors: [{ path: ["glossary"], extensions: { code: "HTTP_500" } }],
  });
});
