import { chanceOf } from "../support/seeded.ts";
import type { Chance } from "../support/seeded.ts";
import { end, requestOf } from "./cases.ts";
import type { RawCase } from "./cases.ts";

const operation = JSON.stringify({ query: "{ site { name } }" });
const bytes = Buffer.byteLength(operation);
const json = "Content-Type: application/json";

/** A slug that only a smuggled request asks for. */
export const smuggledSlug = "smuggled-in";
const smuggled = requestOf(`GET /article/${smuggledSlug} HTTP/1.1`, ["Host: localhost"]);

/** Contradictory or malformed body lengths, on which a proxy and the server might disagree. */
const lengths = [
  [`Content-Length: ${bytes}`, `Content-Length: ${bytes + 1}`],
  [`Content-Length: ${bytes}`, "Content-Length: 0"],
  ["Content-Length: 0", `Content-Length: ${bytes}`],
  [`Content-Length: ${bytes}, ${bytes}`],
  [`Content-Length: +${bytes}`],
  [`Content-Length: -${bytes}`],
  [`Content-Length: 0x${bytes.toString(16)}`],
  [`Content-Length: ${bytes} 0`],
  [`Content-Length: ${bytes};`],
  [`Content-Length: "${bytes}"`],
  ["Content-Length: 1e1"],
  ["Content-Length: 18446744073709551617"],
  [`Content-Length : ${bytes}`],
  [`Content-Length\t: ${bytes}`],
  [`Content-Length:\u000b${bytes}`],
  ["Content-Length: \u0661"],
  ["Content-Length:"],
] as const;

const encodings = [
  ["Transfer-Encoding: identity"],
  ["Transfer-Encoding: chunked, identity"],
  ["Transfer-Encoding: xchunked"],
  ["Transfer-Encoding: chunkedx"],
  ["Transfer-Encoding: \u000bchunked"],
  ["Transfer-Encoding: chunked\u000b"],
  ["Transfer-Encoding: \u0000chunked"],
  ["Transfer-Encoding : chunked"],
  ["Transfer-Encoding\t: chunked"],
  ["Transfer-Encoding: cow", "Transfer-Encoding: gzip"],
  ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
  ['Transfer-Encoding: "chunked"'],
  ["Transfer-Encoding: chunked;q=1"],
  ["Transfer-Encoding: gzip"],
] as const;

const together = [
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: CHUNKED",
  "Transfer-Encoding:\tchunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: chunked, chunked",
  "transfer-encoding: identity",
] as const;

/** Chunked bodies that break off, contradict themselves or hide something. */
const chunks = [
  `${bytes.toString(16)}${end}${operation}${end}0${end}Content-Length: 5${end}${end}`,
  `zz${end}${operation}${end}0${end}${end}`,
  `-1${end}${operation}${end}0${end}${end}`,
  `0x${bytes.toString(16)}${end}${operation}${end}0${end}${end}`,
  `FFFFFFFFFFFFFFFFF${end}${operation}`,
  `${bytes.toString(16)}${operation}${end}0${end}${end}`,
  `${bytes.toString(16)}${end}${operation}0${end}${end}`,
  `${bytes.toString(16)}${end}${operation}`,
  ` ${bytes.toString(16)}${end}${operation}${end}0${end}${end}`,
  `${bytes.toString(16)} ;x\u0000${end}${operation}${end}0${end}${end}`,
  `${(bytes + 9).toString(16)}${end}${operation}${end}0${end}${end}`,
  `${bytes.toString(16)}\n${operation}\n0\n\n`,
  `${bytes.toString(16)}\r${operation}\r0\r\r`,
  `${bytes.toString(16)};${"x".repeat(20_000)}${end}${operation}${end}0${end}${end}`,
  `${bytes.toString(16)}${end}${operation}${end}0${end}Bad Trailer${end}${end}`,
  "",
  end,
  `0`,
] as const;

/** Requests whose end two programs could see differently, each followed by another request that must never be answered. */
export function framingCases(seed: number, count: number): readonly RawCase[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const { headers, body } = chance.pick([wrongLength, wrongEncoding, bothOfThem, wrongChunks])(chance);
    const line = `POST /graphql ${chance.percent(90) ? "HTTP/1.1" : "HTTP/1.0"}`;
    return {
      name: `framing ${index}`,
      bytes: Buffer.from(requestOf(line, ["Host: localhost", json, ...headers], body + smuggled), "latin1"),
      methods: ["POST"],
      answers: { least: 1, most: 1 },
      status: [400, 408, 413, 415, 431],
    };
  });
}

interface Framed {
  readonly headers: readonly string[];
  readonly body: string;
}

const chunked = `${bytes.toString(16)}${end}${operation}${end}0${end}${end}`;

function wrongLength(chance: Chance): Framed {
  return { headers: chance.pick(lengths), body: operation };
}
function wrongEncoding(chance: Chance): Framed {
  return { headers: chance.pick(encodings), body: chunked };
}
function bothOfThem(chance: Chance): Framed {
  const headers = [chance.pick(together), `Content-Length: ${chance.pick([bytes, chunked.length, 4, 0])}`];
  return { headers: chance.percent(50) ? headers : headers.toReversed(), body: chunked };
}
function wrongChunks(chance: Chance): Framed {
  return {
    headers: ["Transfer-Encoding: chunked"],
    body: chance.pick(chunks),
  };
}

/** Well-formed bodies; the bytes after each are a request of their own. */
export const goodFrames: readonly RawCase[] = (
  [
    ["a length", [`Content-Length: ${bytes}`], operation],
    ["chunks", ["Transfer-Encoding: chunked"], chunked],
    [
      "chunks of one byte",
      ["Transfer-Encoding: chunked"],
      `${Array.from(operation, (byte) => `1${end}${byte}${end}`).join("")}0${end}${end}`,
    ],
    [
      "chunks with an extension and a trailer",
      ["Transfer-Encoding: chunked"],
      `${bytes.toString(16)};a=b${end}${operation}${end}0${end}X-Trailer: x${end}${end}`,
    ],
    [
      "a trailer that says another host",
      ["Transfer-Encoding: chunked"],
      `${bytes.toString(16)}${end}${operation}${end}0${end}Host: evil.example${end}${end}`,
    ],
  ] as const
).map(([name, headers, body]) => ({
  name,
  bytes: Buffer.from(
    requestOf(
      "POST /graphql HTTP/1.1",
      ["Host: localhost", json, ...headers],
      body + requestOf("GET /robots.txt HTTP/1.1", ["Host: localhost", "Connection: close"]),
    ),
  ),
  methods: ["POST", "GET"],
  answers: { least: 2, most: 2 },
  status: [200],
}));
