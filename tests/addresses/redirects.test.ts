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
