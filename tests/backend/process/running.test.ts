import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cleanEnvironment } from "../../support/clean-environment.ts";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import { launchBackend, startBackend, startSite } from "../support/backend-process.ts";
import { aDocument, createContentFolder, createDataFolder } from "../support/content-folder.ts";
import { at } from "../support/json.ts";

const details = "/api/docs/get-details/testsite";

test("a filled store is served before the content is ingested again", async () => {
  using content = createContentFolder({ "article/a.md": aDocument({ subject: "Before" }) });
  using data = createDataFolder();
  await (await startBackend(content, data.path)).stop();
  for (let number = 0; number < 60; number += 1)
    content.write(`article/n${number}.md`, aDocument({}, "Text. ".repeat(2_000)));
  await using backend = await startBackend(content, data.path);
  expect(backend.messages[0]?.kind).toBe("listening");
  expect(at((await backend.request(`${details}/a`)).body, "doc.0.subject")).toBe("Before");
  await backend.waitForMessage("changed");
  expect((await backend.request(`${details}/n59`)).status).toBe(200);
});

test("a second process on the same store is refused with a clear message, and the first continues", async () => {
  await using site = await startSite({ "article/a.md": aDocument() });
  expect(() => openStore(join(site.data.path, "backend/store.sqlite"))).toThrow("Stop that process");
  const second = launchBackend({ CONTENT_DIR: site.content.path, DATA_DIR: site.data.path });
  const exit = once(second.child, "exit");
  const { message, exitCode } = await second.waitForMessage("failed");
  expect(message).toContain("is open in another process");
  expect(message).toContain("DATA_DIR");
  expect(exitCode).toBe(3);
  expect((await exit)[0]).toBe(3);
  expect((await site.request(`${details}/a`)).status).toBe(200);
});

test("all invalid settings are named at once, with exit code 2", async () => {
  const backend = launchBackend({
    CONTENT_DIR: "/no/such/folder",
    BACKEND_PORT: "70000",
    LOG_LEVEL: "loud",
    DATABASE_URL: "mysql://x",
  });
  const exit = once(backend.child, "exit");
  const { message, exitCode } = await backend.waitForMessage("failed");
  for (const name of ["CONTENT_DIR", "BACKEND_PORT", "LOG_LEVEL", "DATABASE_URL"]) expect(message).toContain(name);
  expect(exitCode).toBe(2);
  expect((await exit)[0]).toBe(2);
});

test("a port in use exits with code 4", async () => {
  using content = createContentFolder();
  using data = createDataFolder();
  const other = createServer();
  await once(other.listen(0, "127.0.0.1"), "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const backend = launchBackend({ CONTENT_DIR: content.path, DATA_DIR: data.path, BACKEND_PORT: String(port) });
  expect(await backend.waitForMessage("failed")).toMatchObject({
    exitCode: 4,
    message: expect.stringContaining(String(port)),
  });
  other.close();
});

test("it shuts down cleanly on SIGTERM, with exit code 0", async () => {
  await using site = await startSite({});
  const exit = once(site.backend.child, "exit");
  site.backend.child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});

test("it ends when its parent is killed, and the store can be opened again", async () => {
  using content = createContentFolder({ "article/a.md": aDocument() });
  using data = createDataFolder();
  const parent = startParent({ CONTENT_DIR: content.path, DATA_DIR: data.path });
  const pid = await readPid(parent).finally(() => parent.kill("SIGKILL"));
  await expect.poll(() => isAlive(pid)).toBe(false);
  await using backend = await startBackend(content, data.path);
  expect((await backend.request(`${details}/a`)).status).toBe(200);
});

test("started on its own, it logs JSON lines", async () => {
  using content = createContentFolder({ "article/a.md": "---\nsubject: [\n---\n" });
  using data = createDataFolder();
  const entry = fileURLToPath(new URL("../../../backend/main.ts", import.meta.url));
  const child = spawn(process.execPath, [entry], {
    env: { CONTENT_DIR: content.path, DATA_DIR: data.path },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const messages = new Map<unknown, unknown>();
  for await (const line of createInterface({ input: child.stdout })) {
    const message: unknown = JSON.parse(line);
    messages.set(at(message, "kind"), message);
    // It serves what is published before the links are checked: either of the two may be first.
    if (messages.has("listening") && messages.has("problems")) break;
  }
  const ended = once(child, "exit");
  child.kill();
  expect(at(messages.get("problems"), "causes.0.first.0.file")).toBe("article/a.md");
  expect((await ended)[0]).toBe(0);
});

test("only its owner can read the secret for addresses", async () => {
  await using site = await startSite({});
  expect(statSync(join(site.data.path, "backend/address-secret")).mode & 0o777).toBe(0o600);
});

/** A process that starts a backend, prints its process ID once it listens, and then waits. */
function startParent(environment: Readonly<Record<string, string>>): ChildProcess {
  const entry = fileURLToPath(new URL("../../../backend/main.ts", import.meta.url));
  const code = `const { fork } = await import("node:child_process");
    const child = fork(${JSON.stringify(entry)}, { execArgv: [] });
    child.on("message", ({ kind }) => { if (kind === "listening") console.log(child.pid); });
    setInterval(() => {}, 1_000);`;
  return spawn(process.execPath, ["--input-type=module", "-e", code], {
    env: cleanEnvironment({ LOG_LEVEL: "error", ...environment }),
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function readPid(parent: ChildProcess): Promise<number> {
  const [line] = await once(parent.stdout ?? parent, "data");
  const pid = Number(String(line));
  expect(isAlive(pid)).toBe(true);
  return pid;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
