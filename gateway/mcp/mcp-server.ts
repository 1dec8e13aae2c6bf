import type { IncomingMessage, ServerResponse } from "node:http";
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import type { MaySearch, SharedExecution } from "../graphql/execute.ts";
import { createDefineTermTool } from "./define-term.ts";
import { createListTagsTool, createListTypesTool } from "./groups.ts";
import { createReadDocumentTool, readDocument } from "./read-document.ts";
import { createSearchTool } from "./search.ts";
import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import type { Tool, ToolAnswer, TypeOfTools } from "./tool.ts";

/** What the MCP server is built on. */
export interface McpParts {
  readonly openExecution: (maySearch: MaySearch) => SharedExecution;
  readonly site: () => {
    readonly name: string;
    readonly description: string;
    readonly types: { readonly all: readonly TypeOfTools[] };
    readonly words: { readonly speech: Speech };
  };
}

/** Answers one message of the Model Context Protocol, already parsed. `maySearch` is called before a search for the words of an address. */
export type AnswerMcp = (
  request: IncomingMessage,
  response: ServerResponse,
  message: unknown,
  maySearch: MaySearch,
) => Promise<void>;

/** Builds the function that answers messages. Each gets its own server: without sessions, any gateway may answer the next one. */
export function createAnswerMcp(parts: McpParts): AnswerMcp {
  return async (request, response, message, maySearch) => {
    const server = createServer({ ...parts, openExecution: () => parts.openExecution(maySearch) });
    // No session id generator means stateless. An answer is one JSON object, never an open stream.
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on("close", () => {
      // The response is complete, or the client has gone.
      server.close().catch(() => undefined);
    });
    await server.connect(transport);
    await transport.handleRequest(request, response, message);
  };
}

function toolsOf(types: readonly TypeOfTools[], speech: Speech): readonly Tool[] {
  return [
    createSearchTool(types, speech),
    createReadDocumentTool(types, speech),
    createListTypesTool(speech),
    createListTagsTool(speech),
    createDefineTermTool(speech),
  ];
}

function createServer({
  openExecution,
  site,
}: Pick<McpParts, "site"> & { readonly openExecution: () => SharedExecution }): McpServer {
  const {
    name,
    description,
    types,
    words: { speech },
  } = site();
  const server = new McpServer(
    { name: "lectern", title: name, version: "1.0.0" },
    {
      instructions: `${name}: ${description}\nSearch first, then read the results. Cite the source address of what you use.`,
    },
  );
  for (const tool of toolsOf(types.all, speech)) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    const { title, description: about, schema: inputSchema } = tool;
    server.registerTool(tool.name, { title, description: about, inputSchema, annotations }, async (input) =>
      toResult(await tool.run(input, openExecution())),
    );
  }
  server.registerResource(
    "document",
    new ResourceTemplate("lectern://documents/{slug}", { list: undefined }),
    {
      title: sayIn(speech, "A document"),
      description: "The text of a document by its slug.",
      mimeType: "text/markdown",
    },
    async (uri, { slug }) => {
      const meant = { slug: percentDecoded(String(slug)), firstOf: null };
      const { text, isError, isMissing } = await readDocument([meant], 0, openExecution());
      if (isMissing) throw Object.assign(new Error(text), { code: resourceNotFound, data: { uri: uri.href } });
      if (isError) throw new Error(text);
      return { contents: [{ uri: uri.href, mimeType: "text/markdown", text }] };
    },
  );
  // The library declares messages about changes, for which it takes a session.
  server.server.registerCapabilities({ tools: { listChanged: false }, resources: { listChanged: false } });
  return server;
}

/** The protocol's code for a resource that there is not; any other failure is an internal error. */
const resourceNotFound = -32_002;

function toResult({ text, data, isError }: ToolAnswer): CallToolResult {
  return {
    content: [{ type: "text", text }],
    ...(data === undefined ? {} : { structuredContent: data }),
    ...(isError ? { isError } : {}),
  };
}
