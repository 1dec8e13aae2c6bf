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
