import { expect, test } from "vitest";
import type { Answer } from "../../../gateway/answers/answer.ts";
import { encodings, html, startWriter } from "./support/start-writer.ts";

test("the tag changes with the bytes and with every stored header, and with nothing else", async () => {
  const tagOf = async (fields: Partial<Answer>) => {
    await using writer = await startWriter(fields);
    return (await writer.get()).headers.etag;
  };
  const tag = await tagOf({});
  expect(await tagOf({})).toBe(tag);
  expect(await tagOf({ freshUntil: 5, usableUntil: 9e15 })).toBe(tag);
  expect(await tagOf({ body: Buffer.from(`${html} `) })).not.toBe(tag);
  expect(
    await tagOf({
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" },
    }),
  ).not.toBe(tag);
});

test("a matching tag gets 304: single, in a list, weak, or any", async () => {
  await using writer = await startWriter();
  for (const encoding of encodings) {
    const tag = await writer.lastingTag(encoding);
    for (const condition of [tag, `"other", ${tag}`, `${tag} , "other"`, `W/${tag}`, `"other",W/${tag}`, "*", " * "]) {
      const { status, headers, body } = await writer.get({ "accept-encoding": encoding, "if-none-match": condition });
      expect({ condition, status, body: body.length, tag: headers.etag }).toEqual({
        condition,
        status: 304,
        body: 0,
        tag,
      });
      expect(headers).toMatchObject({
        vary: "Accept, Accept-Encoding",
        "cache-control": expect.stringContaining("max-age=0"),
        date: expect.any(String),
        "x-base": "b",
      });
      for (const name of ["content-length", "content-encoding", "content-type", "transfer-encoding"])
        expect(headers[name]).toBeUndefined();
    }
    for (const condition of ['"other"', tag.slice(1, -1), `"x${tag.slice(1)}`, "", "W/*"]) {
      expect({
        condition,
        status: (await writer.get({ "accept-encoding": encoding, "if-none-match": condition })).status,
      }).toEqual({ condition, status: 200 });
    }
  }
});

test("a tag matches only its own encoding", async () => {
  await using writer = await startWriter();
  const tag = (await writer.get({ "accept-encoding": "gzip" })).headers.etag ?? "";
  expect((await writer.get({ "accept-encoding": "br", "if-none-match": tag })).status).toBe(200);
});

test("only successful answers to reads can be 304", async () => {
  await using missing = await startWriter({ status: 404 });
  expect((await missing.get({ "if-none-match": "*" })).status).toBe(404);
  await using good = await startWriter();
  expect((await good.get({ "if-none-match": "*" }, "POST")).status).toBe(200);
});

test("HEAD is GET without a body, 304 included", async () => {
  await using writer = await startWriter();
  for (const encoding of encodings) {
    await writer.lastingTag(encoding);
    const got = await writer.get({ "accept-encoding": encoding });
    const head = await writer.get({ "accept-encoding": encoding }, "HEAD");
    expect(head.body).toHaveLength(0);
    const { "x-request-id": _id, "server-timing": _timing, date: _date, ...lasting } = got.headers;
    expect({ status: head.status, headers: head.headers }).toMatchObject({ status: got.status, headers: lasting });
    expect(
      (await writer.get({ "accept-encoding": encoding, "if-none-match": got.headers.etag ?? "" }, "HEAD")).status,
    ).toBe(304);
  }
});
