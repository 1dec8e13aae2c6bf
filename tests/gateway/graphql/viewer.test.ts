import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";

const query = "{ viewer { ip } }";
function forwarded(value: string) {
  return { headers: { "x-forwarded-for": value } };
}

test("the visitor's address is the connection's, and the answer is not cacheable", async () => {
  await using site = await startFakeSite();
  const reply = await ask(site, query);
  expect(reply).toMatchObject({ status: 200, data: { viewer: { ip: "127.0.0.1" } }, errors: [] });
  expect(reply.headers["cache-control"]).toBe("private, no-store");
});

test("a header with another address is not trusted", async () => {
  await using site = await startFakeSite();
  expect((await ask(site, query, forwarded("198.51.100.7"))).data?.viewer).toEqual({ ip: "127.0.0.1" });
});

test("behind one proxy, it is the address that the proxy added", async () => {
  await using site = await startFakeSite({ settings: { TRUST_PROXY: "1" } });
  expect((await ask(site, query, forwarded("198.51.100.7, 203.0.113.9"))).data?.viewer).toEqual({ ip: "203.0.113.9" });
  expect((await ask(site, query, forwarded("2001:db8::1"))).data?.viewer).toEqual({ ip: "2001:db8::1" });
  expect((await ask(site, query, forwarded("<script>"))).data?.viewer).toEqual({ ip: null });
});
