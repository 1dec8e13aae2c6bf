import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { cleanEnvironment } from "../../support/clean-environment.ts";
import { reservePort } from "../../support/listening.ts";
import { aDocument, createContentFolder, createDataFolder } from "../support/content-folder.ts";

const entry = fileURLToPath(new URL("../../../backend/main.ts", import.meta.url));
const long = "x".repeat(2_000);

const Line = z.record(z.string(), z.unknown());
type Line = z.output<typeof Line>;

/** The lines of a backend without a parent process, until it ends by itself or `isLast` holds for one. */
async function linesOf(
  settings: Readonly<Record<string, string>>,
  isLast: (line: Line) => boolean = () => false,
): Promise<readonly Line[]> {
  using content = createContentFolder({ "article/a.md": aDocument() });
  using data = createDataFolder();
  const child = spawn(process.execPath, [entry], {
    env: cleanEnvironment({ CONTENT_DIR: content.path, DATA_DIR: data.path, BACKEND_PORT: "0", ...settings }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: Line[] = [];
  for await (const text of createInterface(child.stdout)) {
    const line = Line.parse(JSON.parse(text));
    lines.push(line);
    if (isLast(line)) child.kill("SIGTERM");
  }
  return lines;
}

test("long values are cut in the lines of the backend too", async () => {
  const gateway = `http://127.0.0.1:${await reservePort()}/${long}`;
  const lines = await linesOf({ PURGE_URLS: gateway, PURGE_SECRET: long }, (line) => "gateway" in line);
  expect(lines.map((line) => line["gateway"]).filter((logged) => logged !== undefined)).toEqual([
    `${gateway.slice(0, 512)}…`,
  ]);
});

test("an error has its code and the frames of its stack", async () => {
  const [error] = (await linesOf({ BACKEND_HOST: "203.0.113.1" })).flatMap(({ err }) =>
    err === undefined ? [] : [err],
  );
  expect(error).toMatchObject({
    type: "Error",
    code: "EADDRNOTAVAIL",
    message: expect.stringContaining("203.0.113.1"),
    stack: expect.stringMatching(/^at .+(?:\nat .+)*$/),
  });
});

test("invalid settings are reported whole, however many there are", async () => {
  const names = ["BACKEND_PORT", "DATABASE_URL", "LOG_LEVEL", "MAIL_TO", "PURGE_URLS", "SITE_URL"];
  const failed = await linesOf(Object.fromEntries(names.map((name) => [name, "y".repeat(300)])));
  const texts = failed.map(({ message }) => String(message));
  expect(texts.join("\n").length).toBeGreaterThan(600);
  expect(names.filter((name) => !texts.some((text) => text.startsWith(`${name}: `)))).toEqual([]);
});
