import { once } from "node:events";
import { createServer } from "node:http";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aDocument, makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { held, json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { isAlive, makeDataDir, spawnGateway } from "../../support/gateway-process.ts";
import { makeIngestedDataDir } from "../../support/ingested-data.ts";
import { reservePort } from "../../support/listening.ts";
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
  await using data = await makeIngestedDataDir();
  await using gateway = spawnGateway({ DATA_DIR: data.dir });
  await gateway.url;
  const backend = gateway.backendPid() ?? 0;
  gateway.kill("SIGINT");
  expect(await gateway.exitCode).toBe(0);
  expect(isAlive(backend)).toBe(false);
});

test("a stop during the first ingest refuses the requests that wait, ends the backend, and the next start has everything", async () => {
  const documents = Object.fromEntries(
    Array.from({ length: 400 }, (_, at) => [`article/a-${at}.md`, aDocument({ subject: `Article ${at}` })]),
  );
  await using content = await makeContent(documents);
  await using data = await makeDataDir();
  const port = await reservePort();
  const settings = { CONTENT_DIR: content.dir, DATA_DIR: data.dir, PORT: String(port) };
  await using gateway = spawnGateway(settings);
  await eventually(gateway.backendPid, (pid) => pid !== null);
  const backend = gateway.backendPid() ?? 0;
  const page = fetch(`http://127.0.0.1:${port}/article/a-1`);
  page.catch(() => undefined);
  // The store is there, and its first ingest has begun.
  await eventually(
    () => existsSync(join(data.dir, "backend/store.sqlite")),
    (exists) => exists,
  );
  // It ends no earlier than the stop begins.
  process.kill(backend, "SIGSTOP");
  gateway.kill("SIGTERM");
  await eventually(gateway.output, (output) => output.includes("stopping (SIGTERM)"));
  process.kill(backend, "SIGCONT");
  expect(await gateway.exitCode).toBe(0);
  expect(gateway.output()).not.toContain("Lectern is at");
  expect(isAlive(backend)).toBe(false);
  expect((await page).status).toBe(503);
  await using next = spawnGateway(settings);
  const url = await next.url;
  for (const slug of ["a-0", "a-399"]) expect((await fetch(`${url}/article/${slug}`)).status).toBe(200);
  next.kill("SIGTERM");
  expect(await next.exitCode).toBe(0);
});

/** A search engine that accepts reports and never answers them. */
async function startSilentEngine() {
  const reports: string[] = [];
  const server = createServer((request) => {
    request.on("data", (chunk: Buffer) => reports.push(chunk.toString()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}/indexnow`,
    reports,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

test("a stop does not wait for a search engine that does not answer, and the report is sent after the next start", async () => {
  await using engine = await startSilentEngine();
  await using content = await makeContent({ "article/one.md": aDocument({}) });
  await using data = await makeDataDir();
  const settings = {
    CONTENT_DIR: content.dir,
    DATA_DIR: data.dir,
    SITE_URL: "https://docs.example",
    INDEXNOW_KEY: "0123456789abcdef",
    INDEXNOW_URL: engine.url,
  };
  await using gateway = spawnGateway(settings);
  await gateway.url;
  const noted = () => readFile(join(data.dir, "gateway/index-now.json"), "utf8").catch(() => "");
  await eventually(noted, (text) => text.includes("/article/one/"));
  await content.write("article/one.md", aDocument({ body: "Other words." }));
  await eventually(
    () => engine.reports.length,
    (count) => count === 1,
  );
  gateway.kill("SIGTERM");
  expect(await gateway.exitCode).toBe(0);
  // That is what it says after ten seconds without an answer.
  expect(gateway.output()).not.toContain("changes could not be submitted");
  await using next = spawnGateway(settings);
  await eventually(
    () => engine.reports.length,
    (count) => count === 2,
  );
  expect(engine.reports[1]).toBe(engine.reports[0]);
  next.kill("SIGTERM");
  expect(await next.exitCode).toBe(0);
});

test("a stop ends, whatever hangs: requests, the last report of missing addresses, the backend", async () => {
  await using data = await makeIngestedDataDir();
  await using gateway = spawnGateway({ DATA_DIR: data.dir, LIMIT_DRAIN_MS: "1000" });
  const url = await gateway.url;
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
  const backend = gateway.backendPid() ?? 0;
  process.kill(backend, "SIGSTOP");
  const page = fetch(`${url}/article/choosing-a-ttl?page=2`).catch(() => null);
  const search = fetch(`${url}/search?q=nothing-known-yet`).catch(() => null);
  await fetch(`${url}/operations/health`);
  gateway.kill("SIGTERM");
  // How long that may take is in stop-time.test.ts.
  expect(await gateway.exitCode).toBe(0);
  await eventually(
    () => isAlive(backend),
    (alive) => !alive,
  );
  await Promise.all([page, search]);
});
