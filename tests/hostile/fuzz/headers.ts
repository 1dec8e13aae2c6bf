import { chanceOf } from "../support/seeded.ts";
import { requestOf } from "./cases.ts";
import type { RawCase } from "./cases.ts";

const host = "Host: localhost";
const last = "Connection: close";

/** Headers that ask for something forbidden; none changes an answer or causes harm. */
const harmless = [
  "X-Forwarded-For: <script>, 10.0.0.1",
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: javascript",
  "X-Forwarded-Port: 0",
  'Forwarded: for="_x";host=evil.example',
  "X-Original-URL: /operations/metrics",
  "X-Rewrite-URL: //evil.example",
  "X-HTTP-Method-Override: DELETE",
  "X-HTTP-Method: PURGE",
  "X-Host: evil.example",
  "Via: 1.1 evil",
  "Accept: ,,;q=x;;,",
  "Accept: text/html;q=9999;;",
  "Accept: */*;q=-1",
  `Accept: ${"a/b,".repeat(900)}`,
  "Accept-Encoding: br;q=-1,gzip;q=NaN,*;q=1e9",
  "Accept-Encoding: ,;,;",
  `Accept-Encoding: ${"gzip,".repeat(900)}`,
  "Accept-Language: ../../etc/passwd",
  'If-None-Match: "',
  'If-None-Match: W/"x", , "',
  `If-None-Match: ${'"x",'.repeat(900)}`,
  "If-Match: *",
  "If-Modified-Since: never",
  'If-Range: "x"',
  "Range: bytes=0-0,-1,5-2,99999999999999999999-",
  "Range: bytes=-",
  "Cookie: =;;;%00;__proto__=1",
  `Cookie: ${"a=1;".repeat(1_500)}`,
  'Cookie: session="unclosed',
  "User-Agent: () { :;}; echo",
  "Referer: javascript:alert(1)",
  "Origin: null",
  "Authorization: Bearer ",
  "Authorization: Basic ////",
  "TE: trailers, deflate;q=0.5",
  "Trailer: Host",
  "Upgrade: websocket",
  "Upgrade: h2c",
  "Connection: Upgrade, HTTP2-Settings",
  "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
  "Connection: keep-alive, close, x",
  "Keep-Alive: timeout=999999",
  "Max-Forwards: -1",
  "Purpose: prefetch",
  "Sec-WebSocket-Key: x",
  "__proto__: x",
  "constructor: x",
  "toString: x",
  "Content-Type: \u00e9",
  "Content-Encoding: gzip",
  "Date: x",
  "X-Folded: \u00ff\u00fe",
  "Expect: 100-continue",
] as const;

/** Ambiguous headers: the request is refused and its connection closed. */
const refused = [
  "Host : localhost",
  "X-Space : x",
  ": x",
  "no colon at all",
  "X(y): x",
  "X-Null: a\u0000b",
  "X-Return: a\rb",
  "X-Return: a\rSet-Cookie: x=1",
  "X-Bell: a\u0007b",
  "\u00e9: x",
  "Content-Length: -1",
  "Content-Length: +1",
  "Content-Length: 0x1",
  "Content-Length: 1,1",
  "Content-Length: 99999999999999999999999",
  "Content-Length: x",
  "Transfer-Encoding: x\r\nContent-Length: 3",
  "Transfer-Encoding: identity, chunked, identity",
  "Host: localhost\r\nHost: evil.example",
  "Host: evil.example\r\nHost: localhost",
  `X-Long: ${"x".repeat(17_000)}`,
] as const;

/** Random combinations of headers: one answer each, a refusal when one of them is ambiguous. */
export function headerCases(seed: number, count: number): readonly RawCase[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const isRefused = chance.percent(40);
    const lines = [host, last, ...chance.some(harmless, chance.below(4))];
    if (isRefused) lines.splice(chance.below(lines.length), 0, chance.pick(refused));
    const method = chance.pick(["GET", "HEAD"]);
    const path = chance.pick([
      "/",
      "/article/first-words",
      "/robots.txt",
      "/operations/health",
      "/assets/none.js",
      "/graphql?query={site{name}}",
    ]);
    return {
      name: `headers ${index}`,
      bytes: Buffer.from(requestOf(`${method} ${path} HTTP/1.1`, lines), "latin1"),
      methods: isRefused ? [] : [method],
      answers: { least: 1, most: 1 },
      ...(isRefused ? { status: [400, 421, 431] } : {}),
    };
  });
}

const one = { least: 1, most: 1 } as const;
const get = "GET / HTTP/1.1\r\nConnection: close";

/** Requests that differ from a good one in one respect. */
export const namedHeaders: readonly RawCase[] = (
  [
    ["no host", requestOf(get, []), [400, 421]],
    ["no host in HTTP/1.0", requestOf("GET / HTTP/1.0", []), [400, 421]],
    ["an empty host", requestOf(get, ["Host:"]), [400, 421]],
    ["a foreign host", requestOf(get, ["Host: evil.example"]), [421]],
    ["our host as a user of a foreign one", requestOf(get, ["Host: localhost@evil.example"]), [400, 421]],
    ["our host with a port that is none", requestOf(get, ["Host: localhost:99999999"]), [400, 421]],
    ["our host before a foreign one", requestOf(get, ["Host: localhost, evil.example"]), [400, 421]],
    ["our host as a part of a foreign one", requestOf(get, ["Host: localhost.evil.example"]), [421]],
    ["two hosts", requestOf(get, [host, "Host: evil.example"]), [400]],
    ["two hosts that are the same", requestOf(get, [host, host]), [400]],
    ["an expectation that nobody fulfils", requestOf(get, [host, "Expect: the-impossible"]), [417]],
    [
      "a tunnel inside of a web socket",
      requestOf(get, [
        host,
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
      ]),
      [200],
    ],
    [
      "an upgrade to HTTP/2",
      requestOf(get, [host, "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"]),
      [200],
    ],
    ["a header that goes on on the next line", requestOf(get, [host, "X-Folded: a\r\n b: c"]), [200, 400]],
    ["a first header that goes on from nothing", requestOf(get, [" Host: evil.example", host]), [400]],
    [
      "two hundred headers",
      requestOf(get, [host, ...Array.from({ length: 200 }, (_, index) => `X-${index}: x`)]),
      [431],
    ],
    ["ends of lines without a return", "GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n", [200, 400]],
    ["ends of lines that are returns alone", "GET / HTTP/1.1\rHost: localhost\r\r", [400]],
    ["blank lines before a request", `\r\n\r\n${requestOf(get, [host])}`, [200, 400]],
  ] as const
).map(([name, text, status]) => ({ name, status, bytes: Buffer.from(text, "latin1"), methods: ["GET"], answers: one }));

/** Requests that break off for good. */
export const brokenOff: readonly RawCase[] = [
  "GET / HTTP/1.1\r\n",
  "GET / HTTP/1.1\r\nHost: loc",
  "GE",
  "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
  "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1d\r\n{",
].map((text) => ({
  name: `broken off: ${text}`,
  status: [400],
  isCutOff: true,
  bytes: Buffer.from(text),
  methods: ["GET"],
  answers: one,
}));
