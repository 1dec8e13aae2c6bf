import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cleanEnvironment } from "../support/clean-environment.ts";
import { aDocument, makeContent } from "../support/content.ts";
import { eventually } from "../support/eventually.ts";
import { makeDataDir } from "../support/gateway-process.ts";
import { reservePort } from "../support/listening.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const limitKb = 4_096;

/** Runs a program whose files may be no larger than a limit, as on a full disk, and whose log is a file with room for a part of one line. */
async function startWithFullLog(program: string, settings: Readonly<Record<string, string>>) {
  const data = await makeDataDir();
  const log = join(data.dir, "log");
  writeFileSync(log, "x".repeat(limitKb * 1_024 - 20));
  const child = spawn("bash", ["-c", `ulimit -f ${limitKb}; exec "${process.execPath}" ${program} >> "${log}"`], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: cleanEnvironment({ ...settings, DATA_DIR: data.dir }),
  });
  const ended = once(child, "exit");
  return {
    log,
    exitCode: () => child.exitCode,
    stop: async () => {
      child.kill("SIGTERM");
      return (await ended)[0];
    },
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
      await data[Symbol.asyncDispose]();
    },
  };
}

test.each([
  ["gateway/start.mjs", "/article/"],
  ["backend/start.mjs", "/api/docs/get-details/testsite/"],
])("%s goes on while its log is on a full disk, and says so when it can write again", async (program, path) => {
  await using content = await makeContent({ "article/a.md": aDocument({}) });
  const port = String(await reservePort());
  const place = { HOST: "127.0.0.1", PORT: port, SITE_ID: "testsite", CONTENT_DIR: content.dir };
  const settings = program.startsWith("backend") ? { ...place, BACKEND_PORT: port } : place;
  await using run = await startWithFullLog(program, settings);
  const isThere = (slug: string) => async (): Promise<boolean> => {
    expect(run.exitCode()).toBeNull();
    return fetch(`http://127.0.0.1:${port}${path}${slug}`).then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  await eventually(isThere("a"), Boolean);
  expect(statSync(run.log).size).toBe(limitKb * 1_024);
  truncateSync(run.log);
  await content.write("article/b.md", aDocument({ subject: "Another" }));
  await eventually(isThere("b"), Boolean);
  expect(await run.stop()).toBe(0);
  const lines = readFileSync(run.log, "utf8").split("\n").filter(Boolean);
  expect(lines.map((line) => JSON.parse(line).msg)).toContainEqual(
    expect.stringMatching(/^the log could not be written for a while: \d+ lines are missing$/),
  );
});
