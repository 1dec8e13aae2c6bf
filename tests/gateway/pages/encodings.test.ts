import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite());
const path = "/article/first-words";

/** The raw response; nothing is decoded. */
function get(headers: Readonly<Record<string, string>> = {}, method = "GET") {
  return new Promise<{
    readonly status: number | undefined;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: Buffer;
  }>((resolve, reject) => {
    request(`${site().url}${path}`, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on("error", reject)
      .end();
  });
}

test("br and gzip decode to the same bytes as no encoding, and are smaller", async () => {
  const plain = await get();
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const br = await get({ "accept-encoding": "gzip, br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  const gzip = await get({ "accept-encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(br.body.length).toBeLessThan(gzip.body.length);
  expect(gzip.body.length).toBeLessThan(plain.body.length / 2);
});

test("the preferred encoding is used, and never a refused one", async () => {
  const encodingFor = async (accepted: string) =>
    (await get({ "accept-encoding": accepted })).headers["content-encoding"];
  expect(await encodingFor("br;q=0, gzip;q=0.5")).toBe("gzip");
  expect(await encodingFor("br;q=0.5, gzip")).toBe("gzip");
  expect(await encodingFor("*")).toBe("br");
  expect(await encodingFor("identity, gzip;q=0.5")).toBeUndefined();
  expect(await encodingFor("*;q=0")).toBeUndefined();
  expect(await encodingFor("zstd")).toBeUndefined();
});

test("Vary names what the answer depends on, and its length is that of the bytes sent", async () => {
  for (const encoding of ["identity", "br", "gzip"]) {
    const { headers, body } = await get({ "accept-encoding": encoding });
    expect(headers["vary"]).toBe("Accept, Accept-Encoding");
    expect(headers["content-length"]).toBe(String(body.length));
  }
});

test("each encoding has its own tag, and a client that has it gets 304 without a body", async () => {
  const tags = new Set<string>();
  for (const encoding of ["identity", "br", "gzip"]) {
    // A better encoding may replace the first one at any moment, with a tag of its own.
    await expect.poll(() => revalidations(encoding)).toMatchObject({ different: [] });
    const { tag } = await revalidations(encoding);
    expect(tag).toMatch(/^"[^"]+"$/);
    tags.add(tag);
  }
  expect(tags.size).toBe(3);
  expect((await get({ "if-none-match": '"something-else"' })).status).toBe(200);
});

/** An encoding's tag, and the unexpected answers to conditional requests with it. */
async function revalidations(
  encoding: string,
): Promise<{ readonly tag: string; readonly different: readonly unknown[] }> {
  const tag = String((await get({ "accept-encoding": encoding })).headers["etag"]);
  const answers = await Promise.all(
    [tag, `"other", ${tag}`, `W/${tag}`, "*"].map((condition) =>
      get({ "accept-encoding": encoding, "if-none-match": condition }),
    ),
  );
  const isRight = ({ status, body, headers }: (typeof answers)[number]): boolean =>
    status === 304 &&
    body.length === 0 &&
    headers["etag"] === tag &&
    headers["vary"] === "Accept, Accept-Encoding" &&
    cacheControl.test(String(headers["cache-control"]));
  return {
    tag,
    different: answers.filter((answer) => !isRight(answer)).map(({ status, headers }) => ({ status, headers })),
  };
}

const cacheControl =
  /^public, max-age=0, must-revalidate, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/;

test("HEAD is GET without a body", async () => {
  const ask = async () => {
    const got = await get({ "accept-encoding": "br" });
    return { got, head: await get({ "accept-encoding": "br" }, "HEAD") };
  };
  let pair = await ask();
  // The quick encoding of a first answer is replaced by a better one.
  await eventually(
    async () => (pair = await ask()),
    () => pair.got.headers.etag === pair.head.headers.etag,
  );
  const { got, head } = pair;
  expect(head.body).toHaveLength(0);
  expect(head.status).toBe(200);
  const {
    date: _date,
    "x-request-id": _id,
    "server-timing": _timing,
    "cache-control": _remaining,
    age: _age,
    ...shared
  } = got.headers;
  expect(head.headers).toMatchObject(shared);
});

test("an error page has no tag, so it is never 304", async () => {
  const response = await fetch(`${site().url}/nowhere`, { headers: { "if-none-match": "*" } });
  expect(response.status).toBe(404);
  expect(response.headers.get("etag")).toBeNull();
  expect(await response.text()).toContain("No content found.");
});
