import type { RequestHandler } from "express";
import { z } from "zod";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RateLimited } from "../../answers/route.ts";
import { RateLimitedError } from "../../graphql/rate-limited.ts";
import type { AnswerMcp } from "../../mcp/mcp-server.ts";
import type { Admit } from "../limits/admission.ts";
import type { CrossOrigin } from "../cross-origin.ts";
import { bodyOf } from "../../answers/exchange.ts";
import { sendAnswer } from "../send-answer.ts";

/** Loads the function that answers messages; the first call takes a moment. */
export type LoadMcp = () => Promise<AnswerMcp>;

/** What the handler of MCP is built with. */
export interface McpHandlerParts {
  readonly loadMcp: LoadMcp;
  readonly admit: Admit;
  readonly maySearch: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  readonly crossOrigin: CrossOrigin;
}

/**
 * The Model Context Protocol over streamable HTTP, without sessions: one POST, one message, one answer. Host, origin and size were checked by
 * the listener, as for GraphQL.
 */
export function mcpHandler({ loadMcp, admit, maySearch, crossOrigin }: McpHandlerParts): RequestHandler {
  return async (request, response) => {
    // Tools only read, and see no visitor.
    response.setHeaders(new Map(Object.entries({ ...crossOrigin.headersFor(request), "cache-control": "no-store" })));
    if (request.method !== "POST") {
      response
        .status(405)
        .set("allow", "POST")
        .json(rpcError(-32_000, "There are no sessions here: send each message by POST."));
      return;
    }
    const message = parse(bodyOf(request));
    if (message === undefined) return void response.status(400).json(rpcError(-32_700, "The body is not valid JSON."));
    // Version 2025-06-18 of the protocol removed batches, with which one request would do the work of many.
    if (Array.isArray(message))
      return void response.status(400).json(rpcError(-32_600, "Send one message per request, not a batch."));
    const refused = await admit(request, response, rateLimitedOf(message));
    if (refused !== null) return sendAnswer(request, response, refused);
    const answer = await loadMcp();
    await answer(request, response, message, () => maySearch(request, response));
  };
}

/** The method alone says whether a message is work: a wrong part beside it may be none to who answers it. */
const WorkingCall = z.object({
  method: z.enum(["tools/call", "resources/read"]),
  params: z.object({ name: z.unknown() }).optional().catch(undefined),
  id: z.union([z.string(), z.number()]).optional().catch(undefined),
});

/** The approximate cost of a tool call or a resource, in points of an operation: nothing of it is stored. */
const callPoints = 500;

/** Tools take from the same allowances as operations. A missing document takes a search too, once it turns out to be missing. */
function rateLimitedOf(message: unknown): RateLimited | undefined {
  const call = WorkingCall.safeParse(message).data;
  if (call === undefined) return undefined;
  return {
    takes: () => [
      { of: "search", points: call.params?.name === "search" ? 1 : 0 },
      { of: "graphql", points: callPoints },
    ],
    refuse: (of, retryAfterSeconds) => ({
      status: 429,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": String(retryAfterSeconds),
      },
      body: Buffer.from(
        JSON.stringify({ ...rpcError(-32_000, new RateLimitedError(of).message), id: call.id ?? null }),
      ),
      freshUntil: 0,
      usableUntil: 0,
    }),
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** A refusal in the form of the protocol (JSON-RPC 2.0, section 5.1). */
export function rpcError(code: number, message: string) {
  return { jsonrpc: "2.0", error: { code, message }, id: null };
}
