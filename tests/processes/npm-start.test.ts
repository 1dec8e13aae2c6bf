import { connect } from "node:net";
import { expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { held, json } from "../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../support/fakes/fake-backend.ts";
import { isAlive } from "../support/gateway-process.ts";
import { makeIngestedDataDir } from "../support/ingested-data.ts";
import { reservePort } from "../support/listening.ts";
import { runNpm } from "./support/npm-process.ts";
import type { NpmProcess } from "./support/npm-process.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket
      .on("connect", () => resolve(true))
      .on("error", () => resolve(false))
      .on("connect", () => socket.destroy());
  });
}

/** npm, then the gateway (in development below the process that watches the sources), then its children: backend and drawing process. */
const below = { start: 3, dev: 4 } as const;

/** Starts a site by `npm run` and draws a card, so that gateway, backend and the drawing process all run. */
async function startWhole(npm: NpmProcess, port: number, script: "start" | "dev"): Promise<readonly number[]> {
  await eventually(npm.output, (output) => output.includes(`Lectern is at http://localhost:${port}`));
  await npm.belowOnce(below[script] - 1);
  const page = await (await fetch(`http://127.0.0.1:${port}/article/choosing-a-ttl`)).text();
  const card = /content="[^"]*(\/cards\/[^"]+)"/.exec(page)?.[1] ?? "";
  expect((await fetch(`http://127.0.0.1:${port}${card}`)).headers.get("content-type")).toBe("image/png");
  return npm.belowOnce(below[script]);
}

async function expectNoneLeft(processes: readonly number[], port: number): Promise<void> {
  await eventually(
    () => processes.filter(isAlive),
    (alive) => alive.length === 0,
  );
  expect(await listens(port)).toBe(false);
}

test.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
  "npm start that is ended by its process id (%s) leaves no process on its port",
  async (signal) => {
    await using data = await makeIngestedDataDir();
    const port = await reservePort();
    await using npm = runNpm("start", { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data.dir });
    const processes = await startWhole(npm, port, "start");
    process.kill(npm.pid, signal);
    await npm.ended;
    await expectNoneLeft(processes, port);
    expect(npm.output()).toContain("stopping (");
  },
);

test.each(["start", "dev"] as const)(
  "whichever process of npm run %s is killed, those below it end",
  async (script) => {
    await using data = await makeIngestedDataDir();
    const port = await reservePort();
    await using npm = runNpm(script, { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data.dir });
    const processes = await startWhole(npm, port, script);
    expect(processes.filter(isAlive)).toHaveLength(below[script]);
    process.kill(processes[0] ?? 0, "SIGKILL");
    await npm.ended;
    await expectNoneLeft(processes, port);
  },
);

test("requests in flight are answered before npm start ends, with 0", async () => {
  await using backend = await startFakeBackend();
  const { answer, release } = held(json({ doc: [aWireDocument()] }));
  backend.on("/api/docs/get-details/domainlens/", answer);
  const port = await reservePort();
  await using npm = runNpm("start", {
    PORT: String(port),
    HOST: "127.0.0.1",
    DOCS_API_URL: backend.apiUrl,
    LIMIT_UPSTREAM_TOTAL_MS: "10000",
  });
  await eventually(npm.output, (output) => output.includes("Lectern is at"));
  const page = fetch(`http://127.0.0.1:${port}/article/first-words`);
  await backend.calledFor("/first-words");
  process.kill(npm.pid, "SIGTERM");
  await eventually(npm.output, (output) => output.includes("stopping (SIGTERM)"));
  // A terminal sends it to each process of the group, and npm forwards it once more: that must not cut the answer off.
  for (const one of npm.below()) process.kill(one, "SIGINT");
  release();
  expect((await page).status).toBe(200);
  expect(await npm.ended).toEqual({ code: 0, signal: null });
});

test("a backend started by npm ends with npm, however that ends", async () => {
  await using data = await makeIngestedDataDir();
  const port = await reservePort();
  await using npm = runNpm("backend", { BACKEND_PORT: String(port), DATA_DIR: data.dir });
  await eventually(() => listens(port), Boolean);
  const processes = await npm.belowOnce(1);
  process.kill(npm.pid, "SIGKILL");
  await npm.ended;
  await expectNoneLeft(processes, port);
});

test("an interrupt that also reaches the embedded backend leaves it running until the gateway is done", async () => {
  await using data = await makeIngestedDataDir();
  const port = await reservePort();
  await using npm = runNpm("start", { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data.dir });
  await eventually(npm.output, (output) => output.includes("Lectern is at"));
  const backend = (await npm.belowOnce(2)).at(-1) ?? 0;
  process.kill(backend, "SIGINT");
  expect((await fetch(`http://127.0.0.1:${port}/article/choosing-a-ttl`)).status).toBe(200);
  expect(isAlive(backend)).toBe(true);
});
