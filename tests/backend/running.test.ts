import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cleanEnvironment } from "../support/clean-environment.ts";
import { openStore } from "../../backend/store/sqlite/open-store.ts";
import { launchBackend, startBackend, startSite } from "./support/backend-process.ts";
import { aDocument, createContentFolder, createDataFolder } from "./support/content-folder.ts";
import { at } from "./support/json.ts";

const details = "/api/docs/get-details/testsite";

test("an edit is announced, and can be read from then on, however the editor saves", async () => {
  await using site = await startSite({ "article/a.md": aDocument({ subject: "Old" }) });
  const file = join(site.content.path, "article/a.md");
  const edits = [
    () => writeFileSync(file, aDocument({ subject: "Written" })),
    () => {
      writeFileSync(`${file}~`, aDocument({ subject: "Replaced" }));
      renameSync(`${file}~`, file);
    },
  ];
  for (const [index, edit] of edits.entries()) {
    const mark = site.backend.messages.length;
    edit();
    await site.backend.told("changed", mark);
    const { body } = await site.request(`${details}/a`);
    expect(at(body, "doc.0.subject")).toBe(["Written", "Replaced"][index]);
  }
});

test("a document in a new folder is published, a deleted one goes", async () => {
  await using site = await startSite({ "article/a.md": aDocument() });
  let mark = site.backend.messages.length;
  mkdirSync(join(site.content.path, "blog/2026"), { recursive: true });
  writeFileSync(join(site.content.path, "blog/2026/new.md"), aDocument({ subject: "New" }));
  await site.backend.told("changed", mark);
  expect(at((await site.request(`${details}/new`)).body, "doc.0.subject")).toBe("New");
  mark = site.backend.messages.length;
  site.content.remove("blog/2026");
  await site.backend.told("changed", mark);
  expect((await site.request(`${details}/new`)).status).toBe(404);
});

test("changes are still seen when a folder, or the whole content, was replaced by another", async () => {
  await using site = await startSite({ "article/a.md": aDocument({ subject: "One" }) });
  const subjectAfter = async (change: () => void): Promise<unknown> => {
    const mark = site.backend.messages.length;
    change();
    await site.backend.told("changed", mark);
    return at((await site.request(`${details}/a`)).body, "doc.0.subject");
  };
  const replaced = (subject: string) => () => {
    site.content.remove("article");
    site.content.write("article/a.md", aDocument({ subject }));
  };
  const written = (subject: string) => () => site.content.write("article/a.md", aDocument({ subject }));
  expect(await subjectAfter(replaced("Two"))).toBe("Two");
  expect(await subjectAfter(written("Three"))).toBe("Three");
  const away = `${site.content.path}-away`;
  renameSync(site.content.path, away);
  expect(
    await subjectAfter(() => {
      renameSync(away, site.content.path);
      written("Four")();
    }),
  ).toBe("Four");
  expect(await subjectAfter(written("Five"))).toBe("Five");
});

test("problems are told with their lines, and told again when they are mended", async () => {
  await using site = await startSite({ "article/a.md": aDocument({ subject: "Good" }) });
  const mark = site.backend.messages.length;
  site.content.write("article/a.md", aDocument({ subject: "Other", subjct: "Typo" }));
  const problem = {
    file: "article/a.md",
    line: 3,
    message: 'unknown field "subjct". Did you mean "subject"?',
    cause: "unknown-field",
    effect: "published",
  };
  expect(await site.backend.told("problems", mark)).toEqual({
    kind: "problems",
    causes: [{ cause: "unknown-field", count: 1, withheld: 0, first: [problem] }],
  });
  expect(at((await site.request(`${details}/a`)).body, "doc.0.subject")).toBe("Other");
  const mended = site.backend.messages.length;
  site.content.write("article/a.md", aDocument({ subject: "Better" }));
  expect(await site.backend.told("problems", mended)).toEqual({ kind: "problems", causes: [] });
});

test("a filled store is served before the content is gone through again", async () => {
  using content = createContentFolder({ "article/a.md": aDocument({ subject: "Before" }) });
  using data = createDataFolder();
  await (await startBackend(content, data.path)).stop();
  for (let number = 0; number < 60; number += 1)
    content.write(`article/n${number}.md`, aDocument({}, "Text. ".repeat(2_000)));
  await using backend = await startBackend(content, data.path);
  expect(backend.messages.map(({ kind }) => kind)).toEqual(["listening"]);
  expect(at((await backend.request(`${details}/a`)).body, "doc.0.subject")).toBe("Before");
  await backend.told("changed");
  expect((await backend.request(`${details}/n59`)).status).toBe(200);
});

test("a second process on the same store is refused with a clear message, and the first goes on", async () => {
  await using site = await startSite({ "article/a.md": aDocument() });
  expect(() => openStore(join(site.data.path, "backend/store.sqlite"))).toThrow("Stop that process");
  const second = launchBackend({ CONTENT_DIR: site.content.path, DATA_DIR: site.data.path });
  const exit = once(second.child, "exit");
  const { message, exitCode } = await second.told("failed");
  expect(message).toContain("is open in another process");
  expect(message).toContain("DATA_DIR");
  expect(exitCode).toBe(3);
  expect((await exit)[0]).toBe(3);
  expect((await site.request(`${details}/a`)).status).toBe(200);
});

test("bad settings are all named at once, with exit code 2", async () => {
  const backend = launchBackend({
    CONTENT_DIR: "/no/such/folder",
    BACKEND_PORT: "70000",
    LOG_LEVEL: "loud",
    DATABASE_URL: "mysql://x",
  });
  const exit = once(backend.child, "exit");
  const { message, exitCode } = await backend.told("failed");
  for (const name of ["CONTENT_DIR", "BACKEND_PORT", "LOG_LEVEL", "DATABASE_URL"]) expect(message).toContain(name);
  expect(exitCode).toBe(2);
  expect((await exit)[0]).toBe(2);
});

test("a port in use ends the process with exit code 4", async () => {
  using content = createContentFolder();
  using data = createDataFolder();
  const other = createServer();
  await once(other.listen(0, "127.0.0.1"), "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const backend = launchBackend({ CONTENT_DIR: content.path, DATA_DIR: data.path, BACKEND_PORT: String(port) });
  expect(await backend.told("failed")).toMatchObject({ exitCode: 4, message: expect.stringContaining(String(port)) });
  other.close();
});

test("it ends politely on SIGTERM, with code 0", async () => {
  await using site = await startSite({});
  const exit = once(site.backend.child, "exit");
  site.backend.child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});

test("when its parent is killed it ends, and the store can be opened again", async () => {
  using content = createContentFolder({ "article/a.md": aDocument() });
  using data = createDataFolder();
  const parent = startParent({ CONTENT_DIR: content.path, DATA_DIR: data.path });
  const pid = await readPid(parent).finally(() => parent.kill("SIGKILL"));
  await expect.poll(() => isAlive(pid)).toBe(false);
  await using backend = await startBackend(content, data.path);
  expect((await backend.request(`${details}/a`)).status).toBe(200);
});

test("run on its own it logs lines of JSON", async () => {
  using content = createContentFolder({ "article/a.md": "---\nsubject: [\n---\n" });
  using data = createDataFolder();
  const entry = fileURLToPath(new URL("../../backend/main.ts", import.meta.url));
  const child = spawn(process.execPath, [entry], {
    env: { CONTENT_DIR: content.path, DATA_DIR: data.path },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  for await (const chunk of child.stdout) {
    lines.push(...String(chunk).trimEnd().split("\n"));
    if (lines.some((line) => line.includes('"listening"'))) break;
  }
  const ended = once(child, "exit");
  child.kill();
  expect(lines.map((line) => at(JSON.parse(line), "kind"))).toEqual(["problems", "listening"]);
  expect(at(JSON.parse(lines[0] ?? ""), "causes.0.first.0.file")).toBe("article/a.md");
  expect((await ended)[0]).toBe(0);
});

test("the secret for addresses is readable by its owner alone", async () => {
  await using site = await startSite({});
  expect(statSync(join(site.data.path, "backend/address-secret")).mode & 0o777).toBe(0o600);
});

/** A process that starts a backend, prints its process id once it answers, and then waits. */
function startParent(environment: Readonly<Record<string, string>>): ChildProcess {
  const entry = fileURLToPath(new URL("../../backend/main.ts", import.meta.url));
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
  const [line] = await once(parent.stdout ?? parent, "data", { signal: AbortSignal.timeout(10_000) });
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
