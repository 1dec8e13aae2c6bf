import { expect, test } from "vitest";
import { rulesOfRedirects } from "../../addresses/redirects.ts";

test("where an old address leads may be as long as headers and sitemaps allow, counted as it is sent", () => {
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
    'expected an address of at most 2048 characters, got one of 2049 where "/too-long" leads; write a shorter one',
  );
  expect(rules.faultOf("/too-long-encoded")).toMatch(/got one of 2401 where/);
  expect([rules.endOf("/too-long"), rules.endOf("/too-long-encoded")]).toEqual([null, null]);
});
