import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { callTool } from "../server/support/call-tool.ts";

const site = forAllTests(() => startFakeSite({ documents: [aWireDocument({ slug: "first-words" })] }));

/** The answer to one message, as it is sent: clients see no more of it than this. */
async function send(method: string, params: object, to: { readonly url: string } = site()) {
  const { body } = await exchange(to, "/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return JSON.parse(body.toString());
}

test("a server without sessions declares no messages about changes", async () => {
  const client = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "tests", version: "1.0.0" } };
  const { result } = await send("initialize", client);
  expect(result).toMatchObject({
    protocolVersion: "2025-06-18",
    capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
  });
});

test("a resource that there is not has the protocol's code for that, and a failing backend has not", async () => {
  const uri = "lectern://documents/no-such-words";
  expect((await send("resources/read", { uri })).error).toEqual({
    code: -32_002,
    message: expect.stringMatching(/^There is no document “no-such-words”\./),
    data: { uri },
  });
  await using failing = await startFakeSite({ routes: { [calls.document]: json({}, { status: 500 }) } });
  expect((await send("resources/read", { uri }, failing)).error).toEqual({
    code: -32_603,
    message: "The documents are not available right now. Try again in a few seconds.",
  });
});

test("a body that is not read is refused in the protocol's form", async () => {
  for (const [status, type, body] of [
    [415, "text/plain", "{}"],
    [413, "application/json", "x".repeat(100_001)],
    [400, "application/json", "{"],
  ] as const) {
    const answer = await exchange(site(), "/mcp", { method: "POST", headers: { "content-type": type }, body });
    expect(answer).toMatchObject({ status, headers: { "content-type": "application/json; charset=utf-8" } });
    expect(JSON.parse(answer.body.toString())).toEqual({
      jsonrpc: "2.0",
      error: { code: expect.any(Number), message: expect.any(String) },
      id: null,
    });
  }
});

test("a search that is refused is not to be tried again", async () => {
  const { body } = await callTool(site(), "search", { term: "😀".repeat(200) });
  expect(JSON.parse(body.toString()).result).toEqual({
    isError: true,
    content: [{ type: "text", text: "term must be at most 300 characters, got 400; use fewer words." }],
  });
});
