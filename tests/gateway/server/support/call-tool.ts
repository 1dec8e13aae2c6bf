import { exchange } from "../../../support/exchange.ts";
import type { Exchanged } from "../../../support/exchange.ts";

/** Calls a tool of the Model Context Protocol. */
export function callTool(site: { readonly url: string }, name: string, input: object): Promise<Exchanged> {
  return exchange(site, "/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(message(name, input)),
  });
}

function message(name: string, input: object) {
  return {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: input },
  };
}
