import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";

test("fills and failures are logged; hits and stale copies are only counted, throughout an outage", async () => {
  await using backend = await startFakeBackend({ "/docs/robots/": json({ content: "User-agent: *\nAllow: /\n" }) });
  await using data = await makeDataDir();
  await using gateway = spawnGateway({ DOCS_API_URL: backend.apiUrl, DATA_DIR: data.dir, CACHE_FRESH_SECONDS: "0.5" });
  const site = { url: await gateway.url };
  const sourceNow = async () =>
    String(
      (
        await exchange(site, "/robots.txt?visitor=1", {
          headers: { cookie: "session=of-a-visitor", "user-agent": "a-browser" },
        })
      ).headers["server-timing"],
    );
  await sourceNow();
  await backend.stop();
  await eventually(sourceNow, (timing) => timing.includes("stale"));
  for (let times = 0; times < 20; times += 1) expect(await sourceNow()).toMatch(/hit|stale/);
  expect((await exchange(site, "/article/never-seen")).status).toBe(503);
  const lines = () =>
    gateway
      .output()
      .split("\n")
      .filter((line) => line.includes('"answered"'))
      .map((line) => JSON.parse(line));
  await eventually(
    () => lines().length,
    (count) => count >= 2,
  );
  expect(lines()).toMatchObject([
    {
      level: "info",
      method: "GET",
      route: "crawlers",
      source: "miss",
      status: 200,
      url: "/robots.txt?visitor=1",
      requestId: expect.stringMatching(/^[0-9a-f]{12}-/),
    },
    { level: "warn", route: "page", source: "error", status: 503 },
  ]);
  expect(gateway.output()).not.toMatch(/of-a-visitor|a-browser/);
});
