import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { fewSearches, searchOperation } from "./few-searches.ts";

test("one visitor's refusal does not affect others, even for the same concurrent query", async () => {
  await using site = await startFakeSite({ settings: { ...fewSearches, TRUST_PROXY: "1" } });
  const from = (ip: string) => ({ "x-forwarded-for": ip });
  for (const term of ["one", "two", "three"]) await post(site, { query: searchOperation(term) }, from("198.51.100.7"));
  const [refused, answered] = await Promise.all([
    post(site, { query: searchOperation("same") }, from("198.51.100.7")),
    post(site, { query: searchOperation("same") }, from("203.0.113.9")),
  ]);
  expect([refused.status, answered.status]).toEqual([429, 200]);
});

test("addresses of one IPv6 network count as one, in any notation; a neighbouring network is separate", async () => {
  await using site = await startFakeSite({ settings: { ...fewSearches, TRUST_PROXY: "1" } });
  const statusFrom = async (ip: string, term: string): Promise<number> =>
    (await post(site, { query: searchOperation(term) }, { "x-forwarded-for": ip })).status;
  expect([
    await statusFrom("2001:db8:1:2::1", "a"),
    await statusFrom("2001:DB8:1:2:0:0:0:9", "b"),
    await statusFrom("2001:db8:1:2:ffff::1", "c"),
  ]).toEqual([200, 200, 200]);
  expect(await statusFrom("2001:0db8:0001:0002::77", "d")).toBe(429);
  expect(await statusFrom("2001:db8:1:3::1", "e")).toBe(200);
  for (const [index, ip] of ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201"].entries())
    expect(await statusFrom(ip, `v4${index}`)).toBe(200);
  expect(await statusFrom("192.0.2.1", "v4")).toBe(429);
});

test("without a proxy, changing the address in a header has no effect", async () => {
  await using site = await startFakeSite({ settings: fewSearches });
  const statuses: number[] = [];
  for (let number = 0; number < 5; number += 1)
    statuses.push(
      (
        await post(
          site,
          { query: searchOperation(`t${number}`) },
          { "x-forwarded-for": `198.51.100.${number}`, forwarded: `for=198.51.100.${number}` },
        )
      ).status,
    );
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test("behind proxies configured by address, the visitor is the nearest address that is not a proxy", async () => {
  await using site = await startFakeSite({
    settings: { ...fewSearches, TRUST_PROXY: "127.0.0.1, 10.0.0.0/8, 2001:db8::/32" },
  });
  const ipOf = async (forwarded: string) =>
    JSON.parse((await post(site, { query: "{ viewer { ip } }" }, { "x-forwarded-for": forwarded })).body.toString())
      .data.viewer.ip;
  expect(await ipOf("198.51.100.7, 203.0.113.9, 10.1.2.3")).toBe("203.0.113.9");
  expect(await ipOf("203.0.113.9, 2001:db8::5, ::ffff:10.0.0.1")).toBe("203.0.113.9");
  expect(await ipOf("203.0.113.9, nonsense, 10.0.0.1")).toBeNull();
});

test("visitors whose cookies are forwarded have the same allowance, although their answers are not stored", async () => {
  await using site = await startFakeSite({ settings: { ...fewSearches, FORWARD_COOKIES: "session" } });
  const mine = { cookie: "session=1" };
  expect((await post(site, { query: searchOperation("one") }, mine)).status).toBe(200);
  expect((await exchange(site, "/search?q=two", { headers: mine })).status).toBe(200);
  expect((await exchange(site, "/search?q=three", { headers: mine })).status).toBe(200);
  expect((await exchange(site, "/search?q=three", { headers: mine })).status).toBe(429);
  expect((await post(site, { query: searchOperation("four") }, mine)).status).toBe(429);
});
