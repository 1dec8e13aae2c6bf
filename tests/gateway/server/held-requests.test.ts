import { createServer } from "node:http";
import { expect, test } from "vitest";
import { holdRequests } from "../../../gateway/server/held-requests.ts";
import { listen } from "../../../gateway/server/http-server.ts";
import { exchange } from "../../support/exchange.ts";

function unexpected(error: Error): never {
  throw error;
}

test("while a gateway is built it says at once that it is alive and not ready; other requests wait for it", async () => {
  const server = createServer();
  const held = holdRequests(server);
  const site = { url: `http://127.0.0.1:${await listen(server, 0, "127.0.0.1", unexpected)}` };
  const page = exchange(site, "/");
  const { status, headers, body } = await exchange(site, "/operations/ready");
  expect([status, JSON.parse(body.toString())]).toEqual([503, { status: "starting" }]);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
  const health = await exchange(site, "/operations/health");
  expect([health.status, JSON.parse(health.body.toString())]).toEqual([200, { status: "ok" }]);
  expect(health.headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
  for (const path of ["/operations/ready", "/operations/health"]) {
    const [head, get] = await Promise.all(["HEAD", "GET"].map((method) => exchange(site, path, { method })));
    expect([head?.status, head?.headers["content-type"], head?.body.length]).toEqual([
      get?.status,
      get?.headers["content-type"],
      0,
    ]);
  }
  held.releaseTo((request, response) => void response.end(`built: ${request.url}`));
  expect((await page).body.toString()).toBe("built: /");
  expect((await exchange(site, "/operations/ready")).body.toString()).toBe("built: /operations/ready");
  server.close();
});

test("when its start is abandoned it is alive, not ready, and refuses all other requests", async () => {
  const server = createServer();
  const held = holdRequests(server);
  const site = { url: `http://127.0.0.1:${await listen(server, 0, "127.0.0.1", unexpected)}` };
  held.refuse();
  const answers = await Promise.all(
    ["/operations/health", "/operations/ready", "/"].map((path) => exchange(site, path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
  expect((await exchange(site, "/operations/health", { method: "HEAD" })).status).toBe(200);
  server.close();
});
