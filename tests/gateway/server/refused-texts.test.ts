import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { callTool } from "./support/call-tool.ts";

test("a refused text is reported as such, wherever it is read", async () => {
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
