import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { backendFlags, gatewayFlags } from "../../processes/node-settings.mjs";
import { eventually } from "../support/eventually.ts";
import { makeDataDir } from "../support/gateway-process.ts";
import { demonstrationContent } from "../support/demonstration-content.ts";
import { findSystemdAnalyze, readUnit, verifyUnit } from "../support/services/systemd.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const units = ["lectern", "lectern-backend"] as const;

/** The unit, adjusted to this checkout instead of `/opt/lectern`. */
async function readHere(unit: string): Promise<string> {
  return (await readFile(join(root, `deploy/${unit}.service`), "utf8")).replaceAll("/opt/lectern", root);
}

test.runIf(findSystemdAnalyze() !== null).each(units)(
  "systemd accepts %s.service, and ignores none of its settings",
  async (unit) => {
    const folder = await mkdtemp(join(tmpdir(), "lectern-unit-"));
    const file = join(folder, `${unit}.service`);
    await writeFile(file, await readHere(unit));
    expect(await verifyUnit(file)).toBe("");
    await rm(folder, { recursive: true });
  },
);

test.each(units)(
  "%s.service requires its settings, and the guide creates them before the first start",
  async (unit) => {
    const settings = readUnit(await readHere(unit)).get("EnvironmentFile");
    expect(settings).toBe(`/etc/${unit}.env`);
    const guide = await readFile(join(root, "docs/guides/deploy.md"), "utf8");
    const [made, started] = [
      guide.indexOf(`install -m 600 /dev/null ${settings}`),
      guide.indexOf(`systemctl enable --now ${unit}\n`),
    ];
    expect(made).toBeGreaterThan(0);
    expect(started).toBeGreaterThan(made);
  },
);

test.each([
  { unit: "lectern", port: "PORT", flags: gatewayFlags, startLine: /Lectern is at/ },
  { unit: "lectern-backend", port: "BACKEND_PORT", flags: backendFlags, startLine: /The docs backend listens on port/ },
])(
  "the unit $unit starts a single process with the right flags, and SIGTERM ends it with 0",
  async ({ unit, port, flags, startLine }) => {
    const settings = readUnit(await readHere(unit));
    await using data = await makeDataDir();
    const [program = "", ...args] = (settings.get("ExecStart") ?? "").split(" ");
    const own = Object.fromEntries((settings.get("Environment") ?? "").split(" ").map((pair) => pair.split("=")));
    const child = spawn(program, args, {
      cwd: settings.get("WorkingDirectory"),
      env: { ...own, [port]: "0", CONTENT_DIR: demonstrationContent, DATA_DIR: data.dir },
    });
    const ended = once(child, "exit");
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    try {
      await eventually(
        () => output,
        (text) => startLine.test(text),
      );
      const started = readFileSync(`/proc/${child.pid}/cmdline`, "utf8").split("\0");
      expect(started.slice(1, 1 + flags.length)).toEqual(flags);
    } finally {
      child.kill("SIGTERM");
    }
    expect(await ended).toEqual([0, null]);
  },
);

test("npm starts the backend with the same flags", async () => {
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const unit = readUnit(await readHere("lectern-backend")).get("ExecStart") ?? "";
  expect(unit.endsWith(" backend/start.mjs")).toBe(true);
  expect(scripts.backend).toBe("exec node backend/start.mjs");
  expect(
    execFileSync(process.execPath, [...backendFlags, "-e", "process.stdout.write('taken')"], { encoding: "utf8" }),
  ).toBe("taken");
});
