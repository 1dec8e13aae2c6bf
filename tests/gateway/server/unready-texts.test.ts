import { z } from "zod";
import { describe, expect, test } from "vitest";
import { createContentPipeline } from "../../../gateway/content/content-pipeline.ts";
import { stopClock } from "../../support/clock.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange, post } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { createHeldPipeline } from "../content/held-pipeline.ts";
import { callTool } from "./support/call-tool.ts";
import { startUnread } from "./support/unread-sites.ts";

const held = forAllTests(createHeldPipeline);

const pages = ["/article/long", "/docs/long", "/legal/terms", "/glossary"] as const;
const files = [
  "/article/long.md",
  "/article/long.json",
  "/legal/terms.md",
  "/feeds/type/article.rss",
  "/feeds/all.json",
  "/llms-full.txt",
] as const;

test("a held thread leaves every new text unready, as long as it is held", async () => {
  const { pipeline, hold, release } = held();
  const isReady = (text: string): Promise<boolean> =>
    pipeline.process(text).then(
      () => true,
      () => false,
    );
  await release();
  await eventually(() => isReady("<p>Before</p>"), Boolean);
  await hold();
  const another = createContentPipeline();
  try {
    expect(await isReady("<p>Meanwhile</p>")).toBe(false);
    // As long as a thread that is not held needs for much more.
    for (let number = 1; number <= 20; number += 1) await another.process(`<p>Text ${number} of another thread.</p>`);
    expect(await isReady("<p>Meanwhile</p>")).toBe(false);
  } finally {
    await another.stop();
  }
  await release();
  await eventually(() => isReady("<p>Meanwhile</p>"), Boolean);
});

describe("while a text is not ready", () => {
  test.each(pages)("%s is 503 at first, and the complete page soon after", async (path) => {
    await using site = await startUnread(held());
    const { status, headers, body } = await exchange(site, path);
    // The words of the page come first, to tell what was there in its place.
    expect(body.toString().replaceAll(/<style.*?<\/style>|<script.*?<\/script>|<[^>]*>/gs, " ")).not.toMatch(
      /never read before|Simplify it|No content found/,
    );
    expect({ status, retryAfter: headers["retry-after"], caching: headers["cache-control"] }).toEqual({
      status: 503,
      retryAfter: "10",
      caching: "no-store",
    });
    await held().release();
    await eventually(
      async () => (await exchange(site, path)).status,
      (now) => now === 200,
    );
    expect((await exchange(site, path)).body.toString()).toContain("never read before");
  });

  test.each(files)("%s is 503 at first, and complete soon after", async (path) => {
    await using site = await startUnread(held());
    const { status, headers, body } = await exchange(site, path);
    expect({ status, retryAfter: headers["retry-after"] }).toEqual({ status: 503, retryAfter: "10" });
    expect(body.toString()).not.toMatch(/Simplify it|No content found/);
    await held().release();
    await eventually(
      async () => (await exchange(site, path)).status,
      (now) => now === 200,
    );
    expect((await exchange(site, path)).body.toString()).toContain("never read before");
  });

  test("GraphQL has no partial document: the field that needs the text fails, with the time to retry", async () => {
    const operation = {
      query: `{ site { name } a: document(slug: "long") { w: summary(length: 1) x: summary(length: 1) y: summary(length: 1) z: summary(length: 1) subject content outline { id } } terms: documents(type: "tou") { items { content } } }`,
    };
    await using site = await startUnread(held());
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
    await held().release();
    await eventually(
      async () => (await post(site, operation)).body.toString().includes("CONTENT_UNAVAILABLE"),
      (fails) => !fails,
    );
  });

  test("what needs no text is available", async () => {
    await using site = await startUnread(held());
    expect(
      (await post(site, { query: `{ document(slug: "long") { subject contentFingerprint } }` })).body.toString(),
    ).toContain("Long words");
    expect((await exchange(site, "/articles")).status).toBe(200);
    expect((await exchange(site, "/llms.txt")).status).toBe(200);
  });

  test.each([
    ["read_document", { document: "long" }],
    ["define_term", { term: "First words" }],
  ] as const)("the tool %s says to try again, and then returns it", async (name, input) => {
    const Reply = z.object({
      result: z.object({ isError: z.boolean().default(false), content: z.array(z.object({ text: z.string() })) }),
    });
    const read = async (site: FakeSite) =>
      Reply.parse(JSON.parse((await callTool(site, name, input)).body.toString())).result;
    await using site = await startUnread(held());
    expect(await read(site)).toEqual({
      isError: true,
      content: [
        expect.objectContaining({
          text: "The documents are not available right now. Try again in a few seconds.",
        }),
      ],
    });
    await held().release();
    await eventually(
      () => read(site),
      ({ isError }) => !isError,
    );
  });
});

test("the stale copy is served while a new text is not ready", async () => {
  using clock = stopClock();
  await held().release();
  await using site = await startFakeSite({
    contentPipeline: held().pipeline,
    settings: { CACHE_FRESH_SECONDS: "600" },
  });
  const paths = ["/article/first-words", "/article/first-words.md"];
  for (const path of paths)
    await eventually(
      async () => (await exchange(site, path)).status,
      (status) => status === 200,
    );
  site.backend.on(calls.document, json({ doc: [aWireDocument({ content: "<p>The new text.</p>" })] }));
  clock.pass(1_000);
  for (const path of paths) {
    await held().hold();
    const seen = new Set<string>();
    const read = async (): Promise<string> => {
      clock.pass(1);
      const { status, body } = await exchange(site, path);
      seen.add(`${status} ${body.toString().includes("The new text") ? "new" : "old"}`);
      return [...seen].at(-1) ?? "";
    };
    expect(await read()).toBe("200 old");
    await held().release();
    await eventually(read, (last) => last === "200 new");
    expect([...seen]).toEqual(["200 old", "200 new"]);
  }
});
