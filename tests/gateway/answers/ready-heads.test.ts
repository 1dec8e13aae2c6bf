import { expect, test } from "vitest";
import { readyLines } from "../../../gateway/answers/answer-response.ts";
import { sendRaw } from "../../support/raw-request.ts";
import { encodings, startWriter } from "./support/start-writer.ts";

const fields = { headers: { "content-type": "text/html", "x-own": "Größe", link: "</ü>; rel=canonical" } };

/** The response without what differs from one to the next. */
async function textOf({ url }: { readonly url: string }, line: string, ...headers: readonly string[]): Promise<string> {
  const text = await sendRaw(url, line, ...headers);
  return text.replace(/^Date: .*\r\n/m, "").replace(/desc=\w+;dur=[\d.]+/, "");
}

test.each(
  encodings.flatMap((encoding) =>
    ["GET / HTTP/1.1", "HEAD / HTTP/1.1", "POST / HTTP/1.1", "GET / HTTP/1.0"].map((line) => ({ encoding, line })),
  ),
)("$line in $encoding: ready lines are sent as Node.js writes headers", async ({ encoding, line }) => {
  await using ready = await startWriter(fields);
  await using plain = await startWriter(fields, { source: "stale" });
  for (const writer of [ready, plain]) await writer.lastingTag(encoding);
  const accepted = `accept-encoding: ${encoding}`;
  const text = await textOf(ready, line, accepted);
  expect(text.replace(/request-\d+/, "")).toBe((await textOf(plain, line, accepted)).replace(/request-\d+/, ""));
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\nx-base: b\r\n/);
  const [ofReady, ofPlain] = [ready, plain].map(({ entry }) => entry.variants.get(encoding)?.readyLines);
  expect(ofReady).toContain("x-own: Gr");
  expect(ofPlain).toBe("");
});

test("headers that were set before are sent too", async () => {
  await using writer = await startWriter(fields, { setBefore: { "access-control-allow-origin": "https://a.example" } });
  for (const _time of [1, 2])
    expect((await writer.get()).headers).toMatchObject({
      "access-control-allow-origin": "https://a.example",
      "content-type": "text/html",
      "x-base": "b",
    });
});

test("responses on one connection follow each other, and a reader who has the answer gets none of its body", async () => {
  await using writer = await startWriter(fields);
  const { headers } = await writer.get();
  const unchanged = await sendRaw(writer.url, "GET / HTTP/1.1", `if-none-match: ${headers.etag}`);
  expect(unchanged).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
  expect(unchanged).not.toMatch(/content-length|content-type/);
  const [first, second] = await Promise.all(Array.from({ length: 2 }, () => fetch(writer.url)));
  expect(await first?.text()).toBe(await second?.text());
});

test.each([
  ["a name", ["x y", "1"]],
  ["a value", ["x", "1\r\nset-cookie: a=b"]],
])("%s that cannot be sent is a bug", (_what, headers) => {
  expect(() => readyLines(headers)).toThrow(TypeError);
});
