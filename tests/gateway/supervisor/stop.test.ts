import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { held, json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { isAlive, makeDataDir, spawnGateway } from "../../support/gateway-process.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

test("a gateway that is stopped answers requests in flight, then exits with 0", async () => {
  await using backend = await startFakeBackend();
  const { answer, release } = held(json({ doc: [aWireDocument()] }));
  backend.on("/api/docs/get-details/domainlens/", answer);
  await using gateway = spawnGateway({
    DOCS_API_URL: backend.apiUrl,
    LIMIT_DRAIN_MS: "3600000",
  });
  const url = await gateway.url;
  const page = fetch(`${url}/article/first-words`);
  await backend.calledFor("/first-words");
  gateway.kill("SIGTERM");
  await eventually(gateway.output, (output) => output.includes("stopping (SIGTERM)"));
  await expect(fetch(`${url}/operations/health`, { headers: { connection: "close" } })).rejects.toThrow("fetch failed");
  release();
  const response = await page;
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("These are the first words.");
  expect(await gateway.exitCode).toBe(0);
});

test("a request that never ends delays the stop no longer than the limit", async () => {
  await using backend = await startFakeBackend({ "/api/": () => undefined });
  await using gateway = spawnGateway({
    DOCS_API_URL: backend.apiUrl,
    LIMIT_DRAIN_MS: "300",
  });
  const page = fetch(`${await gateway.url}/article/first-words`).catch(() => null);
  await backend.calledFor("/first-words");
  gateway.kill("SIGTERM");
  expect(await gateway.exitCode).toBe(0);
  expect(await page).toBeNull();
});

test("a stop also ends the embedded backend", async () => {
  await using data = await makeDataDir();
  await using gateway = spawnGateway({ DATA_DIR: data.dir });
  await gateway.url;
  const backend = gateway.backendPid() ?? 0;
  gateway.kill("SIGINT");
  expect(await gateway.exitCode).toBe(0);
  expect(isAlive(backend)).toBe(false);
});
