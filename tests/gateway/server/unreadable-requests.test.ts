import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() =>
  startFakeSite({ settings: { LIMIT_REQUEST_HEADERS_MS: "500", LIMIT_REQUEST_TOTAL_MS: "1000" } }),
);

/** Sends raw bytes and returns the whole response. */
async function sendBytes(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site().url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.on("error", () => undefined);
  socket.write(bytes);
  return text(socket);
}

const line = "GET / HTTP/1.1\r\nhost: localhost\r\n";

test.each([
  ["a line that is none", 400, "\u0016\u0003\u0001 hello\r\n\r\n"],
  ["a header without a colon", 400, `${line}nothing here\r\n\r\n`],
  ["two lengths", 400, `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n`],
  [
    "a length and chunks",
    400,
    `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ["headers of 17 KB", 431, `${line}x-filler: ${"x".repeat(17_000)}\r\n\r\n`],
  ["headers that never end", 408, line],
])("%s: %i with each security header once, and the connection ends", async (_name, status, bytes) => {
  const answer = await sendBytes(bytes);
  expect(answer.split("HTTP/1.1 ")).toHaveLength(2);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of [
    "content-security-policy: default-src 'none'",
    "x-content-type-options: nosniff",
    "strict-transport-security: ",
    "cache-control: no-store",
    "connection: close",
  ]) {
    expect(answer.toLowerCase()).toContain(header);
  }
});

test("garbage after a good request never becomes part of its answer", async () => {
  expect(await sendBytes(`${line}\r\n\u0000garbage\r\n\r\n`)).not.toContain("400 Bad Request");
});

test("later requests are served", async () => {
  expect((await fetch(`${site().url}/`)).status).toBe(200);
});
