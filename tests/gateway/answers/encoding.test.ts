import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeBody, isCompressible, negotiateEncoding } from "../../../gateway/answers/encoding.ts";
import { weightsOf } from "../../../gateway/answers/quality.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP, BR", "br"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000, gzip;q=0", "identity"],
  ["br ; q=0 , gzip ; q=0.1", "gzip"],
  ["*", "br"],
  ["*;q=0.1", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", "identity"],
  ["*;q=0, gzip", "gzip"],
  ["gzip;q=0.5, identity", "identity"],
  ["identity;q=0.5, gzip;q=0.4", "identity"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["identity;q=0", "identity"],
  ["identity;q=0, *;q=0", "identity"],
  ["zstd, deflate", "identity"],
  ["br;q=2", "br"],
  ["br;q=-1, gzip", "gzip"],
  ["br;q=abc, gzip;q=0.1", "gzip"],
  ["br;q=, gzip;q=0.1", "gzip"],
  ["br;q=Infinity, gzip", "gzip"],
  [",,;;q=,=", "identity"],
  ["brx, xgzip", "identity"],
  ["br;level=5;q=0.2, gzip;q=0.1", "br"],
] as const)("%j is answered in %s", (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
  expect(negotiateEncoding(accepted)).toBe(encoding);
});

test("a flood of distinct headers is answered correctly, and uses no more memory than the first of them", () => {
  for (let index = 0; index < 5_000; index += 1)
    expect(negotiateEncoding(`x${index}, gzip;q=0.${index}`)).toBe(/^0*$/.test(String(index)) ? "identity" : "gzip");
});

test("weights are clamped to 0 and 1", () => {
  expect([...weightsOf("a, b;q=0.5, c;q=9, d;q=-9, e;q=x")]).toEqual([
    ["a", 1],
    ["b", 0.5],
    ["c", 1],
    ["d", 0],
    ["e", 0],
  ]);
});

test("only text above a minimum length is compressed; pictures never are", () => {
  const worth = [
    "text/html; charset=utf-8",
    "text/plain",
    "application/json",
    "application/xml; charset=utf-8",
    "application/graphql-response+json",
    "image/svg+xml",
  ];
  expect(worth.filter((type) => !isCompressible(type, 600))).toEqual([]);
  expect(worth.filter((type) => isCompressible(type, 599))).toEqual([]);
  expect(["image/png", "application/octet-stream", ""].filter((type) => isCompressible(type, 10_000))).toEqual([]);
});

test("a body survives compression, and the thorough encoding is smaller than the quick one", async () => {
  const body = Buffer.from(Array.from({ length: 3_000 }, (_, index) => `word${(index * 7_919) % 1_003} `).join(""));
  const sizes: Record<string, number> = {};
  for (const effort of ["quick", "good"] as const) {
    const br = await encodeBody(body, "br", effort);
    const gzip = await encodeBody(body, "gzip", effort);
    expect(brotliDecompressSync(br).equals(body)).toBe(true);
    expect(gunzipSync(gzip).equals(body)).toBe(true);
    sizes[`br ${effort}`] = br.length;
    sizes[`gzip ${effort}`] = gzip.length;
  }
  expect(await encodeBody(body, "identity", "quick")).toBe(body);
  expect(sizes["br good"]).toBeLessThan(sizes["br quick"] ?? 0);
  expect(sizes["gzip good"]).toBeLessThan(sizes["gzip quick"] ?? 0);
});
