import { expect, test } from "vitest";
import { reencodedPath } from "../../addresses/normalised-path.ts";
import { decodedAddress, decodedOrNull, percentDecoded } from "../../addresses/percent-decoding.ts";
import { slugOfPath } from "../../addresses/slug-path.ts";

test.each([
  ["gr%C3%B6%C3%9Fe", "größe"],
  ["a%2Fb", "a/b"],
  ["plain", "plain"],
  ["50%", null],
  ["%FF", null],
])("%s is decoded to %s", (text, decoded) => {
  expect(decodedOrNull(text)).toBe(decoded);
  expect(percentDecoded(text)).toBe(decoded ?? text);
});

test("an address keeps the encoding of what would divide it", () => {
  expect(decodedAddress("/gr%C3%B6%C3%9Fe/a%2Fb%3Fc")).toBe("/größe/a%2Fb%3Fc");
  expect(decodedAddress("/100%")).toBe(null);
});

test("a path is encoded anew part by part, and stays where it cannot be", () => {
  expect(reencodedPath("/%61rticle/a%2Fb/ö")).toBe("/article/a%2Fb/%C3%B6");
  expect(reencodedPath("/ö/100%")).toBe("/ö/100%");
  expect(reencodedPath("/ö/\uD800")).toBe("/ö/\uD800");
});

test("a path with an invalid or a misleading part has no slug", () => {
  expect(slugOfPath("install/gr%C3%B6%C3%9Fe")).toBe("install/größe");
  for (const path of ["a/50%", "a%2Fb", "a/%2E%2E", "a//b"]) expect(slugOfPath(path)).toBe(null);
});
