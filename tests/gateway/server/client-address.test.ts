import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { exchange, post } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite({ settings: { TRUST_PROXY: "10.0.0.0/8, 127.0.0.1, fe80::/10" } }));

async function ipFor(forwarded: string): Promise<unknown> {
  return JSON.parse(
    (await post(site(), { query: "{ viewer { ip } }" }, { "x-forwarded-for": forwarded })).body.toString(),
  );
}

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:5678", "192.0.2.1"],
  ["192.0.2.1:5678, 10.0.0.1:80", "192.0.2.1"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["[::ffff:192.0.2.1]:443", "192.0.2.1"],
  ["192.0.2.1, fe80::1%eth0", "192.0.2.1"],
  ["[2001:db8::1", null],
  ["192.0.2.1:x", null],
  ["unknown", null],
])("the address in X-Forwarded-For %s is %s", async (forwarded, ip) => {
  expect(await ipFor(forwarded)).toEqual({ data: { viewer: { ip } } });
});

test("Forwarded is not trusted for addresses: a proxy that sets X-Forwarded-For passes on whatever a client sent there", async () => {
  const { data } = await ask(site(), "{ viewer { ip } }");
  expect(data).toEqual({ viewer: { ip: "127.0.0.1" } });
  const answer = await post(site(), { query: "{ viewer { ip } }" }, { forwarded: "for=192.0.2.9" });
  expect(JSON.parse(answer.body.toString())).toEqual({ data: { viewer: { ip: "127.0.0.1" } } });
});

test.each(["forwarded", "x-forwarded-for", "x-real-ip", "via"])(
  "metrics are refused when a proxy on this machine forwards the request, as shown by %s",
  async (header) => {
    expect((await exchange(site(), "/operations/metrics")).status).toBe(200);
    expect(
      (
        await exchange(site(), "/operations/metrics", {
          headers: { [header]: header === "forwarded" ? "for=192.0.2.1" : "192.0.2.1" },
        })
      ).status,
    ).toBe(403);
  },
);
