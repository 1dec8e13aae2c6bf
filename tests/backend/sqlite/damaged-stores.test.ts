import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { cleanEnvironment } from "../../support/clean-environment.ts";
import { eventually } from "../../support/eventually.ts";
import { spawnGateway } from "../../support/gateway-process.ts";
import { launchBackend, startBackend } from "../support/backend-process.ts";
import { aDocument, createContentFolder, createDataFolder } from "../support/content-folder.ts";

const files = { "article/a.md": aDocument({ subject: "First" }) };

/** A closed store with a document and a rating. */
async function makeStore() {
  const content = createContentFolder(files);
  const data = createDataFolder();
  const backend = await startBackend(content, data.path);
  await backend.request("/api/docs/rate/a", { body: { rating: 4, ip: "192.0.2.1" } });
  await backend.stop();
  return {
    content,
    data,
    file: join(data.path, "backend/store.sqlite"),
    settings: { CONTENT_DIR: content.path, DATA_DIR: data.path },
  };
}

const pageBytes = 4096;
const Root = z.object({ rootpage: z.number() });

/** A stand-alone backend, optionally under a `ulimit`. */
function runBackend(settings: Readonly<Record<string, string>>, limit = "true") {
  const main = fileURLToPath(new URL("../../../backend/start.mjs", import.meta.url));
  const child = spawn("bash", ["-c", `${limit}; exec "${process.execPath}" "${main}"`], {
    env: cleanEnvironment(settings),
  });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    output: () => output,
    url: async () => {
      await eventually(
        () => output,
        (text) => text.includes("listens on port"),
      );
      return `http://127.0.0.1:${/listens on port (\d+)/.exec(output)?.[1]}`;
    },
    stop: async () => {
      child.kill("SIGTERM");
      return (await ended)[0];
    },
  };
}

const damages = {
  "no database at all": (file: string) => writeFileSync(file, "These are not the bytes of a database.".repeat(100)),
  "cut off": (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  "another program's words in its header": (file: string) => overwrite(file, 0, Buffer.alloc(100, 0x41)),
  "a folder": (file: string) => {
    rmSync(file);
    mkdirSync(file);
  },
};

function overwrite(file: string, position: number, bytes: Buffer): void {
  const opened = openSync(file, "r+");
  writeSync(opened, bytes, 0, bytes.length, position);
  closeSync(opened);
}

test.each(Object.keys(damages).filter((name) => name !== "a folder"))(
  "a store that is %s ends the backend with exit code 5; the message names the file and what to do",
  async (name) => {
    const { content, data, file, settings } = await makeStore();
    using _content = content;
    using _data = data;
    new Map(Object.entries(damages)).get(name)?.(file);
    const before = readFileSync(file);
    const backend = launchBackend(settings);
    const { message, exitCode } = await backend.waitForMessage("failed");
    expect({ message, exitCode }).toEqual({
      exitCode: 5,
      message: expect.stringMatching(
        /^The store \S+store\.sqlite is damaged \(.+\)\. Stop the site, and restore a backup: npm run restore -- FILE\. Without a backup, move it and/,
      ),
    });
    expect(message).toContain(file);
    // Still unchanged, for anyone who can recover it.
    expect(readFileSync(file)).toEqual(before);
    await using gateway = spawnGateway({ ...settings, LOG_LEVEL: "fatal" });
    expect(await gateway.exitCode).toBe(5);
    expect(gateway.output()).toBe(`${message}\n`);
  },
);

test("a store that is not a file is named too", async () => {
  const { content, data, file, settings } = await makeStore();
  using _content = content;
  using _data = data;
  damages["a folder"](file);
  expect(await launchBackend(settings).waitForMessage("failed")).toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/^The store \S+store\.sqlite cannot be read or written \(.+\)\./),
  });
});

test("once the damaged file is moved away, documents are served again", async () => {
  const { content, data, file, settings } = await makeStore();
  using _content = content;
  using _data = data;
  damages["cut off"](file);
  copyFileSync(file, `${file}.damaged`);
  for (const ending of ["", "-wal", "-shm"]) rmSync(`${file}${ending}`, { force: true });
  await using backend = await startBackend(content, settings.DATA_DIR);
  expect(JSON.stringify((await backend.request("/api/docs/get-details/testsite/a")).body)).toContain("First");
});

test("damage to a part of the file is 503 where that part is needed, and logged with the file; everything else works", async () => {
  const { content, data, file, settings } = await makeStore();
  using _content = content;
  using _data = data;
  const database = new DatabaseSync(file);
  const { rootpage } = Root.parse(database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'contacts'").get());
  database.close();
  overwrite(file, pageBytes * (rootpage - 1), Buffer.alloc(pageBytes, 0x55));
  const backend = runBackend(settings);
  try {
    const url = await backend.url();
    const contact = {
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
      message: "Hello",
      agreedToPolicies: true,
      ip: "192.0.2.1",
    };
    const answer = await fetch(`${url}/api/contact/testsite`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(contact),
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await answer.text()).not.toContain("sqlite");
    expect((await fetch(`${url}/api/docs/get-details/testsite/a`)).status).toBe(200);
    await eventually(backend.output, (text) => text.includes(`The store ${file} is damaged (`));
  } finally {
    expect(await backend.stop()).toBe(0);
  }
});

test("on a full disk, submissions get 503 and a log line, reading works, and everything acknowledged is still there afterwards", async () => {
  const { content, data, settings } = await makeStore();
  using _content = content;
  using _data = data;
  // A file size limit, in blocks of 1024 bytes, makes writes fail as on a full disk.
  const backend = runBackend(settings, "ulimit -f 900");
  try {
    const url = await backend.url();
    const rate = async (voter: number) =>
      (
        await fetch(`${url}/api/docs/rate/a`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ rating: 5, ip: `10.0.${voter >> 8}.${voter & 255}` }),
        })
      ).status;
    let stored = 0;
    let status = 200;
    for (; status === 200 && stored < 3_000; stored += status === 200 ? 1 : 0) status = await rate(stored);
    expect(status).toBe(503);
    expect((await fetch(`${url}/api/docs/get-details/testsite/a`)).status).toBe(200);
    await eventually(backend.output, (output) =>
      /The (?:disk of the store \S+ is full|store \S+ cannot be read or written) \(/.test(output),
    );
    await backend.stop();
    await using again = await startBackend(content, settings.DATA_DIR);
    const { body } = await again.request("/api/reports/ratings/testsite");
    expect(JSON.stringify(body)).toContain(`"votes":${stored + 1}`);
  } finally {
    await backend.stop();
  }
});
