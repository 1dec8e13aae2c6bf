import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";

const resource = "lectern://documents/first-words";

test.each([
  ["a resource", { id: 1, method: "resources/read", params: { uri: resource } }],
  ["a resource with a name that is none", { id: 1, method: "resources/read", params: { uri: resource, name: 0 } }],
  ["a tool", { id: "a", method: "tools/call", params: { name: "read_document", arguments: { slug: "first-words" } } }],
  ["a tool without a name", { id: 1, method: "tools/call", params: { name: [] } }],
  ["a call without parameters", { id: 1, method: "tools/call", params: null }],
  ["a call with an id that is none", { id: { of: 1 }, method: "resources/read", params: { uri: resource } }],
])("%s takes from the allowance of operations, and is refused once it is used up", async (_name, call) => {
  await using site = await startFakeSite({ settings: { LIMIT_GRAPHQL_COST_PER_MINUTE: "1000" } });
  const send = () =>
    exchange(site, "/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", ...call }),
    });
  expect((await send()).status).not.toBe(429);
  expect((await send()).status).not.toBe(429);
  const { status, headers } = await send();
  expect({ status, seconds: Number(headers["retry-after"]) }).toEqual({ status: 429, seconds: expect.any(Number) });
});
