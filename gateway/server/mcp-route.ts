import type { RequestHandler } from "express";
import { z } from "zod";
import type { Scarce } from "../answers/door.ts";
import { RateLimitedError } from "../graphql/rate-limited.ts";
import type { AnswerMcp } from "../mcp/mcp-server.ts";
import type { Admit } from "./admission.ts";
import { bodyOf } from "./read-body.ts";
import { sendAnswer } from "./send-answer.ts";

/** Loads what answers messages: the first call takes a moment. */
export type LoadMcp = () => Promise<AnswerMcp>;

export interface McpRouteParts {
  readonly loadMcp: LoadMcp;
  readonly admit: Admit;
}

/**
 * The Model Context Protocol over streamable HTTP, without sessions: one POST, one message, one answer. Host, origin and size were checked by
 * the listener, as for GraphQL.
 */
export const mcpRoute =
  ({ loadMcp, admit }: McpRouteParts): RequestHandler =>
  async (request, response) => {
    response.set("cache-control", "no-store");
    if (request.method !== "POST") {
      response
        .status(405)
        .set("allow", "POST")
        .json(refusal(-32_000, "There are no sessions here: send each message by POST."));
      return;
    }
    const message = parse(bodyOf(request));
    if (message === undefined) return void response.status(400).json(refusal(-32_700, "The body is not valid JSON."));
    // Batches left the protocol in its version of 2025-06-18, and one request would do the work of many.
    if (Array.isArray(message))
      return void response.status(400).json(refusal(-32_600, "Send one message a request, not a batch."));
    const refused = await admit(request, scarceOf(message));
    if (refused !== null) return sendAnswer(request, response, refused);
    const answer = await loadMcp();
    await answer(request, response, message);
  };

const SearchCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.literal("search") }),
  id: z.union([z.string(), z.number()]).optional(),
});

/** A search by a tool takes from the same allowance as one by GraphQL. */
const scarceOf = (message: unknown): Scarce | undefined => {
  const call = SearchCall.safeParse(message).data;
  if (call === undefined) return undefined;
  return {
    points: () => 1,
    refuse: (retryAfterSeconds) => ({
      status: 429,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": String(retryAfterSeconds),
      },
      body: Buffer.from(JSON.stringify({ ...refusal(-32_000, new RateLimitedError().message), id: call.id ?? null })),
      freshUntil: 0,
      usableUntil: 0,
    }),
  };
};

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
};

/** JSON-RPC 2.0, section 5.1. */
const refusal = (code: number, message: string) => ({ jsonrpc: "2.0", error: { code, message }, id: null });
