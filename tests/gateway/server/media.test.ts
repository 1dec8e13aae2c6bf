import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { eventually } from "../../support/eventually.ts";
import { hangBeforeHeaders, raw } from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { demonstration } from "../../support/demonstration.ts";

const Pictures = z.object({
  documents: z.object({
    items: z.array(z.object({ featuredImage: z.object({ url: z.string() }).nullable(), content: z.string() })),
  }),
});

const site = demonstration;

/** A picture shown in a document of the demonstration. */
async function findPicture(): Promise<string> {
  const { data } = await ask(
    site(),
    '{ documents(type: "article", limit: 100) { items { featuredImage { url } content } } }',
  );
  const picture = /\/media\/[\w-]+\.svg/.exec(JSON.stringify(Pictures.parse(data)))?.[0];
  if (picture === undefined) throw new Error("No document of the demonstration content shows a picture.");
  return picture;
}

test("a picture of the embedded backend is relayed, immutable, and runs no scripts", async () => {
  const response = await fetch(`${site().url}${await findPicture()}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(await response.text()).toContain("</svg>");
});

test("a client that has the picture gets 304 without a body", async () => {
  const url = `${site().url}${await findPicture()}`;
  const etag = (await fetch(url)).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const again = await fetch(url, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("HEAD of a picture has its headers and no body, and the gateway continues", async () => {
  const url = `${site().url}${await findPicture()}`;
  const head = await fetch(url, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("content-type")).toBe("image/svg+xml");
  expect(await head.text()).toBe("");
  for (let round = 0; round < 3; round++) expect((await fetch(url)).status).toBe(200);
});

test("a part of a file is answered as that part, as players of films ask; what is no part as the whole", async () => {
  const url = `${site().url}${await findPicture()}`;
  const whole = await (await fetch(url)).text();
  const part = await fetch(url, { headers: { range: "bytes=1-4" } });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    `bytes 1-4/${Buffer.byteLength(whole)}`,
    whole.slice(1, 5),
  ]);
  const end = await fetch(url, { headers: { range: "bytes=-3" } });
  expect([end.status, await end.text()]).toEqual([206, whole.slice(-3)]);
  for (const range of ["bytes=9-2", "lines=1-2", "bytes=0-1,3-4"])
    expect((await fetch(url, { headers: { range } })).status).toBe(200);
  const beyond = await fetch(url, { headers: { range: "bytes=99999999-" } });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${Buffer.byteLength(whole)}`]);
});

test.each([
  "/media/0123456789abcdef0123456789abcdef.svg",
  "/media/none.svg",
  "/media/",
  "/media/a/b.svg",
  "/media/..%2fx.svg",
])("%s is missing: 404", async (path) => {
  expect((await fetch(`${site().url}${path}`)).status).toBe(404);
});

test("a client that disconnects half-way does not affect the next", async () => {
  await using fake = await startFakeSite({ routes: { "/media/big.svg": raw("x".repeat(4_000_000), "image/svg+xml") } });
  const leave = new AbortController();
  const response = await fetch(`${fake.url}/media/big.svg`, { signal: leave.signal });
  leave.abort();
  await response.text().catch(() => "");
  expect((await (await fetch(`${fake.url}/media/big.svg`)).text()).length).toBe(4_000_000);
});

test("a failing backend is 503, neither 404 nor a page", async () => {
  await using fake = await startFakeSite({
    routes: { "/media/": raw("at /srv/app.js", "text/plain", { status: 500 }), "/media/slow.svg": hangBeforeHeaders },
  });
  const response = await fetch(`${fake.url}/media/a.svg`);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("10");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe("The documents cannot be reached right now.\n");
});

test("a part beyond the end of a backend's file is 416, with the size of the file", async () => {
  const headers = { "content-range": "bytes */5", "cache-control": "public, max-age=31536000, immutable" };
  await using fake = await startFakeSite({
    routes: { "/media/": raw("at /srv/app.js", "text/plain", { status: 416, headers }) },
  });
  const response = await fetch(`${fake.url}/media/film.mp4`, { headers: { range: "bytes=999999999-" } });
  expect(response.status).toBe(416);
  expect(response.headers.get("content-range")).toBe("bytes */5");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe("");
  // Nobody asked for a part.
  expect((await fetch(`${fake.url}/media/film.mp4`)).status).toBe(503);
});

const film = Buffer.from("0123456789");

/** A backend's film: a part for every request with a range, as by one that knows no `If-Range`. */
const partial: FakeAnswer = (response, { headers }) => {
  const common = { "content-type": "video/mp4", etag: '"two"' };
  if (headers.range === undefined) return void response.writeHead(200, common).end(film);
  response.writeHead(206, { ...common, "content-range": "bytes 2-4/10" }).end(film.subarray(2, 5));
};

test("who has begun to read another version of a file gets the whole, whatever the backend makes of it", async () => {
  await using fake = await startFakeSite({ routes: { "/media/": partial } });
  const read = async (ifRange: Readonly<Record<string, string>>) => {
    const response = await fetch(`${fake.url}/media/film.mp4`, { headers: { range: "bytes=2-4", ...ifRange } });
    return [response.status, response.headers.get("content-range"), await response.text()];
  };
  expect(await read({})).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await read({ "if-range": '"two"' })).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await read({ "if-range": '"one"' })).toEqual([200, null, "0123456789"]);
  expect(await read({ "if-range": "Mon, 30 Nov 2026 10:00:00 GMT" })).toEqual([200, null, "0123456789"]);
});

test.each([401, 403, 410])("a file that a backend refuses with %d is not there", async (status) => {
  await using fake = await startFakeSite({ routes: { "/media/": raw("no", "text/plain", { status }) } });
  const response = await fetch(`${fake.url}/media/a.svg`);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe("Not found\n");
});

test("clients that read slowly take a limited number of the backend's files: further ones are 503, pages are not", async () => {
  await using fake = await startFakeSite({
    settings: { LIMIT_UPSTREAM_MEDIA_COUNT: "2" },
    routes: { "/media/": raw(Buffer.alloc(40_000_000), "video/mp4") },
  });
  const film = `${fake.url}/media/film.mp4`;
  const leave = new AbortController();
  const slow = [await fetch(film, { signal: leave.signal }), await fetch(film)];
  expect(slow.map(({ status }) => status)).toEqual([200, 200]);
  const refused = await fetch(film);
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    503,
    "10",
    "no-store",
  ]);
  expect((await fetch(`${fake.url}/article/first-words`)).status).toBe(200);
  leave.abort();
  const statusOf = async (): Promise<number> => {
    const { status, body } = await fetch(film);
    await body?.cancel();
    return status;
  };
  await eventually(statusOf, (status) => status === 200);
  await slow[1]?.body?.cancel();
});
