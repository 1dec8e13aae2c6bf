import { expect, test } from "vitest";
import { rulesOfRedirects } from "../../addresses/redirects.ts";

test("a redirect's target is limited in length for headers and sitemaps, measured as encoded", () => {
  const [fits, tooLong, tooLongEncoded] = [`/${"a".repeat(2_047)}`, `/${"a".repeat(2_048)}`, `/${"ü".repeat(400)}`];
  const [fitsEncoded, oldAndLong] = [`/${"%C3%BC".repeat(300)}`, `/${"a".repeat(3_000)}`];
  const rules = rulesOfRedirects(
    new Map([
      ["/fits", fits],
      ["/fits-encoded", fitsEncoded],
      [oldAndLong, "/short"],
      ["/too-long", tooLong],
      ["/too-long-encoded", tooLongEncoded],
    ]),
  );
  expect([rules.faultOf("/fits"), rules.endOf("/fits")]).toEqual([null, fits]);
  expect([rules.faultOf("/fits-encoded"), rules.endOf("/fits-encoded")]).toEqual([null, fitsEncoded]);
  expect([rules.faultOf(oldAndLong), rules.endOf(oldAndLong)]).toEqual([null, "/short"]);
  expect(rules.faultOf("/too-long")).toBe(
    'expected a target of at most 2048 characters for "/too-long", got 2049; shorten it',
  );
  expect(rules.faultOf("/too-long-encoded")).toMatch(/got 2401; shorten it/);
  expect([rules.endOf("/too-long"), rules.endOf("/too-long-encoded")]).toEqual([null, null]);
});

test("a chain of redirects ends where its last one leads, and each that leads into a loop has no end", () => {
  const rules = rulesOfRedirects(
    new Map([
      ["/a", "/b/"],
      ["/b", "/%63#part"],
      ["/c", "/d#end"],
      ["/in", "/round"],
      ["/round", "/and"],
      ["/and", "/round"],
    ]),
  );
  expect(["/c", "/a", "/b", "/a"].map(rules.endOf)).toEqual(["/d#end", "/d#end", "/d#end", "/d#end"]);
  expect(rules.faultOf("/a")).toBe('"/b/" is an old address itself; redirect to "/d#end" directly');
  expect(rules.faultOf("/c")).toBe(null);
  expect(["/in", "/and", "/round"].map(rules.endOf)).toEqual([null, null, null]);
  expect(rules.faultOf("/in")).toBe('"/in" redirects in a loop; remove one of the lines');
});

test("a chain as long as a file is followed once, not anew from each of its lines", () => {
  const olds = Array.from({ length: 50_000 }, (_, index) => `/${index}`);
  const chain = rulesOfRedirects(new Map(olds.map((old, index) => [old, `/${index + 1}`])));
  expect(new Set(olds.map(chain.endOf))).toEqual(new Set(["/50000"]));
  expect(olds.filter((old) => chain.faultOf(old) === null)).toEqual(["/49999"]);
  const loop = rulesOfRedirects(new Map(olds.map((old, index) => [old, `/${(index + 1) % olds.length}`])));
  expect(new Set(olds.map(loop.endOf))).toEqual(new Set([null]));
});
