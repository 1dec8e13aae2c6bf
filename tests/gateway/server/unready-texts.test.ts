import { z } from "zod";
import { describe, expect, test } from "vitest";
import { stopClock } from "../../support/clock.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange, post } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { json } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { aLongReference } from "../../support/long-reference.ts";
import { aWireDocument } from "../../support/wire-documents.ts";

/** No text of this size is ready in a millisecond, on any machine. */
const content = aLongReference(60);
const documents = [
  aWireDocument({ slug: "long", subject: "Long words", content }),
  aWireDocument({ slug: "terms", docType: "tou", content: `${content}<p>terms</p>` }),
  aWireDocument({ slug: "apex", docType: "glossary", metaDescription: null, content: `${content}<p>apex</p>` }),
];
const settings = { LIMIT_CONTENT_WAIT_MS: "1" };
const start = () => startFakeSite({ documents, settings });

const message = (name: string, input: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: input },
});

const callTool = (site: { readonly url: string }, name: string, input: object): Promise<Exchanged> =>
  exchange(site, "/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(message(name, input)),
  });

const pages = ["/article/long", "/docs/long", "/legal/terms", "/glossary"] as const;
const files = [
  "/article/long.md",
  "/article/long.json",
  "/legal/terms.md",
  "/feeds/type/article.rss",
  "/feeds/all.json",
  "/llms-full.txt",
] as const;

describe("while a text is not ready", () => {
  test.each(pages)("%s is 503 for a moment, and the page of itself soon after", async (path) => {
    await using site = await start();
    const { status, headers, body } = await exchange(site, path);
    expect({ status, retryAfter: headers["retry-after"], caching: headers["cache-control"] }).toEqual({
      status: 503,
      retryAfter: "10",
      caching: "no-store",
    });
    expect(body.toString()).not.toMatch(/simpler|No content found/);
    await eventually(
      async () => (await exchange(site, path)).status,
      (now) => now === 200,
    );
    expect((await exchange(site, path)).body.toString()).toContain("readZone59");
  });

  test.each(files)("%s is 503 for a moment, and whole soon after", async (path) => {
    await using site = await start();
    const { status, headers, body } = await exchange(site, path);
    expect({ status, retryAfter: headers["retry-after"] }).toEqual({ status: 503, retryAfter: "10" });
    expect(body.toString()).not.toMatch(/simpler|No content found/);
    await eventually(
      async () => (await exchange(site, path)).status,
      (now) => now === 200,
    );
    expect((await exchange(site, path)).body.toString()).toContain("readZone59");
  });

  test("GraphQL has no half document: the field that needs the text failed, and says when to come again", async () => {
    await using site = await start();
    const operation = {
      query: `{ site { name } a: document(slug: "long") { subject content outline { id } } terms: documents(type: TOU) { items { content } } }`,
    };
    const { status, headers, body } = await post(site, operation);
    const error = {
      message: "The text is not ready yet. Please try again in a moment.",
      extensions: { code: "CONTENT_UNAVAILABLE", status: 503 },
    };
    expect({ status, retryAfter: headers["retry-after"], caching: headers["cache-control"] }).toEqual({
      status: 200,
      retryAfter: "10",
      caching: "no-store",
    });
    expect(JSON.parse(body.toString())).toEqual({
      errors: [
        expect.objectContaining({ ...error, path: ["a"] }),
        expect.objectContaining({ ...error, path: ["terms"] }),
      ],
      data: { site: { name: expect.any(String) }, a: null, terms: null },
    });
    await eventually(
      async () => (await post(site, operation)).body.toString().includes("errors"),
      (fails) => !fails,
    );
  });

  test("what needs no text is there", async () => {
    await using site = await start();
    expect(
      (await post(site, { query: `{ document(slug: "long") { subject contentFingerprint } }` })).body.toString(),
    ).toContain("Long words");
    expect((await exchange(site, "/articles")).status).toBe(200);
    expect((await exchange(site, "/llms.txt")).status).toBe(200);
  });

  test("the tools say to try again, and then have it", async () => {
    await using site = await start();
    const Reply = z.object({
      result: z.object({ isError: z.boolean().default(false), content: z.array(z.object({ text: z.string() })) }),
    });
    for (const [name, input] of [
      ["read_document", { document: "long" }],
      ["define_term", { term: "First words" }],
    ] as const) {
      const read = async () => Reply.parse(JSON.parse((await callTool(site, name, input)).body.toString())).result;
      expect(await read()).toEqual({
        isError: true,
        content: [
          expect.objectContaining({ text: "The documents cannot be had right now. Try again in a few seconds." }),
        ],
      });
      await eventually(read, ({ isError }) => !isError);
    }
  });
});

test("the old copy is served while a new text is not ready", async () => {
  using clock = stopClock();
  await using site = await startFakeSite({ settings: { ...settings, CACHE_FRESH_SECONDS: "600" } });
  const paths = ["/article/first-words", "/article/first-words.md"];
  for (const path of paths)
    await eventually(
      async () => (await exchange(site, path)).status,
      (status) => status === 200,
    );
  site.backend.on(calls.document, json({ doc: [aWireDocument({ content })] }));
  clock.pass(1_000);
  for (const path of paths) {
    const seen = new Set<string>();
    const read = async (): Promise<string> => {
      clock.pass(1);
      const { status, body } = await exchange(site, path);
      seen.add(`${status} ${body.toString().includes("readZone59") ? "new" : "old"}`);
      return [...seen].at(-1) ?? "";
    };
    await eventually(read, (last) => last === "200 new");
    expect([...seen]).toEqual(["200 old", "200 new"]);
  }
});

test("a text that is refused is told of as such, wherever it is read", async () => {
  await using site = await startFakeSite({ documents: [aWireDocument({ content: "<br>".repeat(20_001) })] });
  const reason = "A text may have 20000 tags, this one has more.";
  const texts = await Promise.all(
    ["/article/first-words", "/article/first-words.md", "/llms-full.txt"].map(async (path) => exchange(site, path)),
  );
  expect(texts.map(({ status, body }) => [status, body.toString().includes(reason)])).toEqual([
    [200, true],
    [200, true],
    [200, true],
  ]);
  expect((await callTool(site, "read_document", { document: "first-words" })).body.toString()).toContain(reason);
});
