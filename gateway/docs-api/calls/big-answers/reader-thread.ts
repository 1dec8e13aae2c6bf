/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";
import { parsing, readJson } from "../../transport/answer.ts";
import { DocsApiError } from "../../docs-api-error.ts";
import type { ReaderMessage, ReaderOrder } from "./messages.ts";
import { parserOf } from "./parsers.ts";
import { toPieces } from "./pieces.ts";

/** The thread that parses answers as large as the site: one at a time, returned piece by piece. */

let waiting: ReaderMessage<unknown>[] = [];

function read(call: string, body: Uint8Array): readonly ReaderMessage<unknown>[] {
  try {
    const parse = parserOf(call);
    if (parse === null) throw new Error(`No parser is known for ${call}.`);
    const { pieces, rest } = toPieces(parsing(call, () => parse(readJson(new TextDecoder().decode(body), call))));
    return [...pieces.map((piece) => ({ kind: "piece", piece }) as const), { kind: "read", holder: { data: rest } }];
  } catch (error) {
    return [{ kind: "failed", reason: error instanceof DocsApiError ? (error.reason ?? "") : String(error) }];
  }
}

parentPort?.on("message", (order: ReaderOrder) => {
  if (order.kind === "read") waiting = read(order.call, order.body).toReversed();
  parentPort?.postMessage(waiting.pop());
});
