import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";

const secret = "a secret of sixteen letters";
const site = forAllTests(() =>
  startFakeSite({ settings: { SITE_URL: "https://例え.jp:8443", ALLOWED_HOSTS: "名.example", PURGE_SECRET: secret } }),
);
const bearer = { authorization: `Bearer ${secret}` };

test("the configured hosts are answered, in any form that browsers send", async () => {
  for (const host of [
    "xn--r8jz45g.jp:8443",
    "XN--R8JZ45G.jp:8443",
    new URL("http://名.example").host,
    "localhost:4000",
  ]) {
    expect({ host, status: (await exchange(site(), "/robots.txt", { headers: { host } })).status }).toEqual({
      host,
      status: 200,
    });
  }
  expect((await exchange(site(), "/robots.txt", { headers: { host: "xn--r8jz45g.jp" } })).status).toBe(421);
});

const ports = forAllTests(() =>
  startFakeSite({
    settings: {
      SITE_URL: "https://docs.example",
      ALLOWED_HOSTS: "a.example, b.example:443, c.example:80, d.example:8443",
    },
  }),
);

test.each([
  ["docs.example", 200],
  ["docs.example.", 200],
  ["docs.example:", 200],
  ["DOCS.example.:443", 200],
  ["docs.example:80", 421],
  ["docs.example:8443", 421],
  ["docs.example..", 421],
  [".docs.example", 421],
  ["docs.example:443:443", 421],
  ["a.example.", 200],
  ["a.example:443", 200],
  ["a.example:80", 200],
  ["a.example:8443", 421],
  ["b.example", 200],
  ["b.example:443", 200],
  ["b.example:80", 421],
  ["c.example", 200],
  ["c.example:80", 200],
  ["c.example:443", 421],
  ["d.example:8443", 200],
  ["d.example.:8443", 200],
  ["d.example", 421],
  ["d.example:443", 421],
])("a name with a dot at its end or the default port is the same name: %s is %d", async (host, status) => {
  expect((await exchange(ports(), "/robots.txt", { headers: { host } })).status).toBe(status);
});

test("another host is answered with what was expected and what to do; no answer repeats the name", async () => {
  const { status, headers, body } = await exchange(site(), "/", { headers: { host: "gateway-1:4000" } });
  expect({ status, type: headers["content-type"] }).toEqual({ status: 421, type: "text/plain; charset=utf-8" });
  expect(body.toString()).toBe(
    "This server does not answer for the host of this request. It answers for xn--r8jz45g.jp:8443, the host of SITE_URL, and for the names in ALLOWED_HOSTS. " +
      "If this is your server, set SITE_URL to the address of the site, or add this name to ALLOWED_HOSTS.\n",
  );
});

test("the operators' secret is accepted with any host: services in one network use each other's names", async () => {
  const purge = (headers: Readonly<Record<string, string>>) =>
    exchange(site(), "/operations/purge", { method: "POST", headers: { host: "gateway-1:4000", ...headers } });
  const { status, body } = await purge(bearer);
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: '{"status":"purged"}' });
  expect(
    (await exchange(site(), "/operations/metrics", { headers: { host: "gateway-1:4000", ...bearer } })).status,
  ).toBe(200);
  expect((await purge({})).status).toBe(421);
  expect((await purge({ authorization: "Bearer another secret of letters" })).status).toBe(421);
  // It allows nothing else, and pages of other sites cannot use it.
  expect((await exchange(site(), "/", { headers: { host: "gateway-1:4000", ...bearer } })).status).toBe(421);
  expect((await purge({ ...bearer, origin: "https://elsewhere.example" })).status).toBe(403);
});

test("the log names the received host, escaped and truncated; a flood of them is one line", async () => {
  await using data = await makeDataDir();
  await using gateway = spawnGateway({
    DATA_DIR: data.dir,
    DOCS_API_URL: "http://127.0.0.1:9/api",
    SITE_URL: "https://docs.example",
    ALLOWED_HOSTS: "docs.internal",
  });
  const url = await gateway.url;
  await exchange({ url }, "/", { headers: { host: `<b>é${"x".repeat(200)}` } });
  for (let number = 0; number < 50; number += 1)
    await exchange({ url }, "/", { headers: { host: `h${number}.example` } });
  const lines = gateway
    .output()
    .split("\n")
    .filter((line) => line.includes('"421'));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: "warn",
      host: String.raw`"<b>\u00e9${"x".repeat(96)}"`,
      expected: ["docs.example", "docs.internal"],
    }),
  ]);
});
