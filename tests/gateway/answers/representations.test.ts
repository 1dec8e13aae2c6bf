import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const words = Array.from({ length: 3_000 }, (_, index) => `word${(index * index * 31 + index * 7) % 4_099}`).join(" ");
const documents = [
  aWireDocument({ content: `<p>${words}</p>` }),
  ...Array.from({ length: 40 }, (_, index) => aWireDocument({ _id: `d${index}`, slug: `document-${index}` })),
];
const site = forAllTests(() => startFakeSite({ documents }));

const decoders = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync } as const;
const encodings = ["identity", "br", "gzip"] as const;

function get(path: string, encoding: string, headers: Readonly<Record<string, string>> = {}, method = "GET") {
  return exchange(site(), path, { method, headers: { "accept-encoding": encoding, ...headers } });
}

/** The permanent tag of an encoding, once its better form is ready. */
async function lastingTag(path: string, encoding: string): Promise<string> {
  const tags: string[] = [];
  await eventually(
    async () => tags.push(String((await get(path, encoding)).headers.etag)),
    () => tags.length > 8 && new Set(tags.slice(-8)).size === 1,
  );
  return tags.at(-1) ?? "";
}

/** What a check finds while the tag of an encoding stays the same: the better form may be ready at any moment. */
async function whileTagLasts<T>(path: string, encoding: string, check: (tag: string) => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 20; tries += 1) {
    const tag = await lastingTag(path, encoding);
    const found = await check(tag);
    if ((await get(path, encoding)).headers.etag === tag) return found;
  }
  throw new Error("The tag changes again and again.");
}

/** The answers to conditional requests with a tag in all its forms, and with any. */
async function revalidations(path: string, encoding: string, tag: string) {
  const answers = [];
  for (const condition of [tag, `"a", ${tag}, "b"`, `W/${tag}`, "*"]) {
    for (const method of ["GET", "HEAD"]) {
      const { status, body, headers } = await get(path, encoding, { "if-none-match": condition }, method);
      answers.push({ condition, method, status, length: body.length, contentLength: headers["content-length"] });
    }
  }
  return answers;
}

const paths = [
  "/article/first-words",
  "/sitemap-article.xml",
  `/graphql?query={document(slug:"first-words"){content}}`.replaceAll('"', "%22"),
];

describe.each(paths)("%s", (path) => {
  test("names what it varies by, in every encoding and in a 304", async () => {
    for (const encoding of encodings) {
      const { headers } = await get(path, encoding);
      expect(headers.vary).toBe("Accept, Accept-Encoding");
      expect((await get(path, encoding, { "if-none-match": "*" })).headers.vary).toBe("Accept, Accept-Encoding");
    }
  });

  test("has the same content in every encoding; a tag belongs to one encoding's bytes", async () => {
    const bytesOf = new Map<string, string>();
    const plain = (await get(path, "identity")).body.toString();
    for (const encoding of encodings) {
      for (let times = 0; times < 5; times += 1) {
        const { headers, body } = await get(path, encoding);
        expect(headers["content-encoding"] ?? "identity").toBe(encoding);
        expect(headers["content-length"]).toBe(String(body.length));
        expect(decoders[encoding](body).toString()).toBe(plain);
        const tag = String(headers.etag);
        expect(tag).toMatch(/^"[\w-]+"$/);
        expect(bytesOf.get(tag) ?? body.toString("base64")).toBe(body.toString("base64"));
        bytesOf.set(tag, body.toString("base64"));
      }
    }
    expect(new Set(bytesOf.values()).size).toBe(bytesOf.size);
  });

  test("is 304 for a matching tag: single, in a list, weak, or any; by HEAD too; and for no other", async () => {
    for (const encoding of encodings) {
      const { tag, answers } = await whileTagLasts(path, encoding, async (tag) => ({
        tag,
        answers: await revalidations(path, encoding, tag),
      }));
      expect(answers).toHaveLength(8);
      for (const { condition, method, ...answer } of answers) {
        expect({ condition, method, ...answer }).toEqual({
          condition,
          method,
          status: 304,
          length: 0,
          contentLength: undefined,
        });
      }
      const other = encoding === "br" ? "gzip" : "br";
      expect((await get(path, other, { "if-none-match": tag })).status).toBe(200);
    }
  });

  test("by HEAD has the headers of GET and no body; a range is answered in full", async () => {
    for (const encoding of encodings) {
      const { got, head, part } = await whileTagLasts(path, encoding, async () => ({
        got: await get(path, encoding),
        head: await get(path, encoding, {}, "HEAD"),
        part: await get(path, encoding, { range: "bytes=0-10" }),
      }));
      const {
        "server-timing": _timing,
        "x-request-id": _id,
        date: _date,
        age: _age,
        "cache-control": _seconds,
        ...lasting
      } = got.headers;
      expect(head).toMatchObject({ status: 200, headers: lasting });
      expect(head.body).toHaveLength(0);
      expect({ status: part.status, range: part.headers["content-range"], length: part.body.length }).toEqual({
        status: 200,
        range: undefined,
        length: got.body.length,
      });
    }
  });

  test("is compressed quickly at first and better a moment later, without delaying a request", async () => {
    // For a short body the best encoding can be as long as a quick one.
    const more = Array.from({ length: 60 }, (_, number) =>
      aWireDocument({
        slug: `${(number * 7919) % 1009}-words-of-${(number * 104729) % 997}`,
        subject: `Words ${number}`,
      }),
    );
    await using other = await startFakeSite({
      documents: [...documents, ...more],
      settings: { SITE_URL: "https://docs.example" },
    });
    for (const encoding of ["br", "gzip"]) {
      const ask = () => exchange(other, path, { headers: { "accept-encoding": encoding } });
      const quickBytes = (await ask()).body.length;
      let betterBytes = quickBytes;
      await eventually(
        async () => (betterBytes = (await ask()).body.length),
        (length) => length !== quickBytes,
      );
      expect(betterBytes).toBeLessThan(quickBytes);
    }
  });
});

test("honours weights", async () => {
  const encodingFor = async (accepted: string) =>
    (await get("/article/first-words", accepted)).headers["content-encoding"] ?? "identity";
  for (const [accepted, encoding] of [
    ["gzip, br;q=0.9", "gzip"],
    ["br;q=0, gzip;q=0.1", "gzip"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["identity, br;q=0.9", "identity"],
    ["zstd", "identity"],
    ["br;q=x, gzip;q=0.2", "gzip"],
  ]) {
    expect({ accepted, encoding: await encodingFor(accepted ?? "") }).toEqual({ accepted, encoding });
  }
});

test("has a new tag when its content changes: a client with the old one gets the new content", async () => {
  await using other = await startFakeSite({ documents });
  const { headers } = await exchange(other, "/robots.txt");
  other.backend.on("/docs/robots/testsite", (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ content: "User-agent: *\nDisallow: /new\n" }));
  });
  other.purge();
  const after = await exchange(other, "/robots.txt", { headers: { "if-none-match": String(headers.etag) } });
  expect(after.status).toBe(200);
  expect(after.body.toString()).toContain("/new");
});
