import { once } from "node:events";
import { createServer } from "node:http";
import { expect } from "vitest";
import type { Answer } from "../../../../gateway/answers/answer.ts";
import { AnswerResponse } from "../../../../gateway/answers/answer-response.ts";
import type { Encoding } from "../../../../gateway/answers/encoding.ts";
import type { Entry } from "../../../../gateway/answers/entry.ts";
import type { Served } from "../../../../gateway/answers/served.ts";
import { createWriter } from "../../../../gateway/answers/write-answer.ts";
import { eventually } from "../../../support/eventually.ts";
import { exchange } from "../../../support/exchange.ts";
import { anAnswer } from "./open-answers.ts";

export const encodings = ["identity", "br", "gzip"] as const;

/** Words in a sequence that does not repeat, as in a real text. */
export const html = Array.from(
  { length: 3_000 },
  (_, index) => `word${(index * index * 31 + index * 7) % 4_099} `,
).join("");

interface WriterSettings {
  readonly stored?: boolean;
  readonly source?: Served["source"];
  /** Set on each response before. */
  readonly setBefore?: Readonly<Record<string, string>>;
}

/** A server that writes one entry for every request, on a controllable clock. */
export async function startWriter(
  fields: Partial<Answer> = {},
  { stored = true, source = "hit", setBefore = {} }: WriterSettings = {},
) {
  let time = 1_000_000;
  const grown: string[] = [];
  const entry: Entry = {
    answer: anAnswer(html, time, fields),
    epoch: 0,
    storedAt: time,
    freshUntil: time + 60_000,
    usableUntil: time + 3_600_000,
    variants: new Map(),
    blockedUntil: 0,
    refreshing: false,
  };
  let made = 0;
  const baseHeaders = {
    // Read once for each encoding that is made.
    get "x-base"() {
      made += 1;
      return "b";
    },
    "x-both": "base",
  };
  const write = createWriter({
    store: { grown: (key) => grown.push(key) },
    baseHeaders,
    now: () => time,
    report: (bug) => expect.unreachable(String(bug)),
  });
  let requests = 0;
  const server = createServer({ ServerResponse: AnswerResponse }, (incoming, response) => {
    requests += 1;
    response.setHeaders(new Map(Object.entries(setBefore)));
    void write(
      incoming,
      response,
      "key",
      { entry, source, stored },
      { requestId: `request-${requests}`, startedAt: performance.now() },
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const get = (headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    exchange({ url }, "/", { method, headers });
  return {
    url,
    entry,
    grown,
    encodingsMade: () => made,
    forward: (seconds: number) => {
      time += seconds * 1_000;
    },
    /** The permanent tag of an encoding. */
    lastingTag: async (encoding: Encoding): Promise<string> => {
      for (let times = 0; times < 2; times += 1) await get({ "accept-encoding": encoding });
      await eventually(
        () => entry.variants.get(encoding)?.effort,
        (effort) => effort === "good",
      );
      return (await get({ "accept-encoding": encoding })).headers.etag ?? "";
    },
    get,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
