import { chanceOf } from "../support/seeded.ts";
import type { Chance } from "../support/seeded.ts";
import { requestOf } from "./cases.ts";
import type { RawCase } from "./cases.ts";
import { lines, methods, pieces } from "./target-pieces.ts";

/** Random targets: exactly one answer each. */
export function targetCases(seed: number, count: number): readonly RawCase[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const method = chance.percent(60) ? "GET" : chance.pick(methods);
    const line = `${method} ${targetOf(chance)} ${chance.percent(80) ? "HTTP/1.1" : chance.pick(lines)}`;
    return {
      name: `target ${index}`,
      bytes: Buffer.from(requestOf(line, ["Host: localhost", "Connection: close"])),
      methods: [method],
      answers: { least: 1, most: 1 },
    };
  });
}

function targetOf(chance: Chance): string {
  const parts = chance.some(pieces, 1 + chance.below(6)).map((piece) => (chance.percent(40) ? `/${piece}` : piece));
  return `${chance.percent(92) ? "/" : ""}${parts.join("")}`;
}

/** The forms of a request line and target that the standard defines (RFC 9112, section 3), and invalid ones. */
export const namedTargets: readonly RawCase[] = (
  [
    ["a proxy's form", "GET http://evil.example/ HTTP/1.1", [400]],
    ["a proxy's form of our own host", "GET http://localhost/ HTTP/1.1", [400]],
    ["a proxy's form with a user", "GET http://localhost@evil.example/ HTTP/1.1", [400]],
    ["a star for options", "OPTIONS * HTTP/1.1", [400, 405]],
    ["a star for reading", "GET * HTTP/1.1", [400]],
    ["a tunnel", "CONNECT evil.example:443 HTTP/1.1", [400, 405]],
    ["a tunnel to nowhere", "CONNECT / HTTP/1.1", [400, 405]],
    ["a trace", "TRACE / HTTP/1.1", [405]],
    ["two slashes and a host", "GET //evil.example HTTP/1.1", [400, 404]],
    ["two slashes, a host and dots", "GET //evil.example/%2e%2e HTTP/1.1", [400, 404]],
    ["a backslash and a host", "GET /\\evil.example HTTP/1.1", [400, 404]],
    ["an encoded backslash and a host", "GET /%5cevil.example HTTP/1.1", [404]],
    ["an encoded slash and a host", "GET /%2fevil.example HTTP/1.1", [404]],
    ["a document's slug behind two slashes", "GET //first-words HTTP/1.1", [400, 404]],
    ["a document's slug with a host's name", "GET /first-words@evil.example HTTP/1.1", [404]],
    ["the oldest HTTP", "GET /", [400]],
    ["no target", "GET HTTP/1.1", [400]],
    ["nothing but a version", "HTTP/1.1", [400]],
    ["two spaces", "GET  / HTTP/1.1", [200, 400]],
    ["a space in the target", "GET /a b HTTP/1.1", [400]],
    ["a tab for a space", "GET\t/\tHTTP/1.1", [400]],
    ["the preface of HTTP/2", "PRI * HTTP/2.0", [400]],
    ["an unknown version", "GET / HTTP/9.9", [400]],
    ["an address of 5 KB", `GET /${"a".repeat(5_000)} HTTP/1.1`, [414]],
    ["an address of 17 KB", `GET /${"a".repeat(17_000)} HTTP/1.1`, [414, 431]],
  ] as const
).map(([name, line, status]) => ({
  name,
  status,
  bytes: Buffer.from(requestOf(line, ["Host: localhost", "Connection: close"])),
  methods: [line.split(" ")[0] ?? ""],
  answers: { least: 1, most: 1 },
}));

/** Bytes that are not an HTTP request. */
export const noRequests: readonly RawCase[] = (
  [
    ["a greeting of TLS", Buffer.from("16030100c8010000c403035f", "hex")],
    [
      "the preface of HTTP/2, whole",
      Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000\u0004\u0000\u0000\u0000\u0000\u0000", "latin1"),
    ],
    ["null characters", Buffer.alloc(64)],
    ["a mail's greeting", Buffer.from("EHLO evil.example\r\nMAIL FROM:<a@b>\r\n\r\n")],
    ["a page of HTML", Buffer.from("<!doctype html><script>alert(1)</script>\r\n\r\n")],
    ["an answer", Buffer.from("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")],
  ] as const
).map(([name, bytes]) => ({ name, bytes, methods: [], answers: { least: 1, most: 1 }, status: [400] }));
