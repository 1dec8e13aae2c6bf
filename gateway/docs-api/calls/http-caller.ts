import { queryOf } from "../transport/address.ts";
import { jsonOf, parsing, readJson } from "../transport/answer.ts";
import { cached } from "../cache/cached.ts";
import type { DocsApiCaller, ReadRequest, SendAnswer, SendRequest } from "./caller.ts";
import { logFailures } from "../docs-api-log.ts";
import { addressable, addressOf } from "./http-parts.ts";
import type { HttpCallerParts } from "./http-parts.ts";
import { isBig, readOverHttp } from "./http-read.ts";
import { exchange } from "../transport/request.ts";

/** Builds the caller that all nouns share. */
export function createHttpCaller(parts: HttpCallerParts): DocsApiCaller {
  return {
    siteId: parts.siteId,
    reads: (call) =>
      cached(
        {
          store: call.kind === "navigation" || call.kind === "sitemap" ? parts.bigStore : parts.store,
          shared: parts.shared,
        },
        parts.rules,
        {
          keyOf: (input) => keyOf(call.name, call.request(input)),
          load: (input, known) => logFailures(parts.log, call.name, () => readOverHttp(parts, call, { input, known })),
          readJson: (json, input) =>
            isBig(call.kind, json.length)
              ? parts.bigAnswers.read(call.name, Buffer.from(json))
              : parsing(call.name, () => call.parse(readJson(json, call.name), input)),
        },
      ),
    send: (request) => logFailures(parts.log, request.name, () => send(parts, request)),
  };
}

/** Only the path: an embedded backend restarts on another port with the same documents. */
function keyOf(name: string, { path, query }: ReadRequest): string {
  return `${name} ${JSON.stringify(path)}${queryOf(query)}`;
}

async function send(
  parts: HttpCallerParts,
  { name, group = "changes", method = "POST", path, body }: SendRequest,
): Promise<SendAnswer> {
  const { dispatcher, limits, visitor } = parts;
  const { totalMs, bodyBytes } = limits;
  const encodedPath = addressable(name, { path });
  return parts.guard({ name, group, totalMs, repeatable: false }, async (signal) => {
    const url = addressOf(parts, name, "api", encodedPath);
    const request = {
      call: name,
      method,
      url,
      body: JSON.stringify(body),
      condition: null,
      bodyBytes,
      signal,
      dispatcher,
      visitor,
    } as const;
    return { json: jsonOf(await exchange(request), name) };
  });
}
