import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { startSite } from "../../support/site.ts";

test("health and readiness do not depend on the backend, and are not cacheable", async () => {
  await using site = await startSite({ DOCS_API_URL: "http://127.0.0.1:9/api" });
  for (const [path, status] of [
    ["/operations/health", "ok"],
    ["/operations/ready", "ready"],
  ] as const) {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ status });
  }
});

test("an unknown operations path is 404", async () => {
  await using site = await startSite({ DOCS_API_URL: "http://127.0.0.1:9/api" });
  expect((await fetch(`${site.url}/operations/none`)).status).toBe(404);
});

test("without PURGE_SECRET no token is asked for: the answer says what is off", async () => {
  await using site = await startSite({ DOCS_API_URL: "http://127.0.0.1:9/api" });
  const headers = { authorization: "Bearer some-secret-of-a-test" };
  const purge = await fetch(`${site.url}/operations/purge`, { method: "POST", headers });
  expect([purge.status, purge.headers.get("www-authenticate"), await purge.text()]).toEqual([
    403,
    null,
    "Purging over HTTP is off: PURGE_SECRET is not set.\n",
  ]);
  const metrics = await fetch(`${site.url}/operations/metrics`, { headers: { ...headers, via: "1.1 proxy" } });
  expect([metrics.status, await metrics.text()]).toEqual([
    403,
    "Metrics are for the gateway's own machine: PURGE_SECRET is not set.\n",
  ]);
});

test("with PURGE_SECRET its value is asked for", async () => {
  const secret = "a-secret-of-a-test";
  await using site = await startSite({ DOCS_API_URL: "http://127.0.0.1:9/api", PURGE_SECRET: secret });
  for (const [token, status] of [
    ["another-secret-of-a-test", 401],
    [secret, 200],
  ] as const)
    expect(
      (await fetch(`${site.url}/operations/purge`, { method: "POST", headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(status);
});

test("the metrics have the process itself at every reading, the first one too", async () => {
  await using site = await startSite({ DOCS_API_URL: "http://127.0.0.1:9/api" });
  const read = async () => (await fetch(`${site.url}/operations/metrics`)).text();
  // The event loop is measured with timers of 10 ms, the first of which only begins: these have passed before ours.
  await setTimeout(50);
  const readings = [await read(), await read()];
  for (const text of readings) {
    expect(text).toMatch(/^lectern_process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^lectern_answers_entries \d+$/m);
  }
  expect(readings[0]).toMatch(/^lectern_nodejs_eventloop_lag_max_seconds (?!0$)[\d.]+$/m);
});
