import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readConfig as readBackendConfig } from "../../backend/config.ts";
import { readConfig } from "../../gateway/config.ts";
import { makeContent } from "../support/content.ts";
import { composeSettings, readCompose } from "../support/services/compose.ts";
import { startSite } from "../support/site.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
function read(file: string): Promise<string> {
  return readFile(join(root, file), "utf8");
}

test("gateway and backend accept the compose file's settings, which refer to each other", async () => {
  const { services } = await readCompose();
  await using content = await makeContent({});
  const gateways = Object.entries(services).filter(([name]) => name.startsWith("gateway"));
  expect(gateways.length).toBe(2);
  const backend = readBackendConfig({ ...services.backend?.environment, CONTENT_DIR: content.dir });
  expect(backend).toMatchObject({
    port: 4100,
    host: "0.0.0.0",
    purge: { urls: gateways.map(([name]) => `http://${name}:4000`) },
  });
  expect(new URL(backend.databaseUrl ?? "").hostname in services).toBe(true);
  for (const [, { environment }] of gateways) {
    const config = readConfig({ ...environment, CONTENT_DIR: content.dir });
    expect(config).toMatchObject({
      backend: { apiUrl: "http://backend:4100/api" },
      trustedProxies: 1,
      purgeSecret: backend.operatorSecret,
    });
    expect(new URL(config.redisUrl ?? "").hostname in services).toBe(true);
  }
});

test("everything that the compose services mount exists, and each depends only on declared services and volumes", async () => {
  const { services, volumes } = await readCompose();
  for (const service of Object.values(services)) {
    for (const mount of service.volumes) {
      const [from = ""] = mount.split(":");
      expect([mount, from.startsWith(".") ? existsSync(join(root, "deploy", from)) : from in volumes]).toEqual([
        mount,
        true,
      ]);
    }
    const awaited = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on);
    for (const name of awaited) expect(services).toHaveProperty(name);
    const healthy = Array.isArray(service.depends_on)
      ? []
      : Object.entries(service.depends_on).filter(([, { condition }]) => condition === "service_healthy");
    for (const [name] of healthy) expect([name, services[name]?.healthcheck]).not.toEqual([name, undefined]);
  }
});

test("no process of ours is the first of its container, which a signal does not end before it has a handler", async () => {
  const { services } = await readCompose();
  const ours = Object.values(services).filter(({ build }) => build !== undefined);
  expect(ours.map(({ init }) => init)).toEqual([true, true, true]);
});

const canCompose = spawnSync("docker", ["compose", "version"]).status === 0;

test.runIf(canCompose)("Compose accepts the file", async () => {
  const { stdout } = await run(
    "docker",
    ["compose", "--file", join(root, "deploy/compose.yml"), "config", "--services"],
    { env: { ...process.env, ...composeSettings } },
  );
  expect(stdout.trim().split("\n").toSorted()).toEqual(Object.keys((await readCompose()).services).toSorted());
});

test("the commands of the container and the units exist", async () => {
  const started = [
    ...(await read("Dockerfile")).matchAll(/"([\w/-]+\.(?:mjs|ts))"/g),
    ...(await read("deploy/compose.yml")).matchAll(/"([\w/-]+\.(?:mjs|ts))"/g),
    ...(await read("deploy/lectern.service")).matchAll(/^ExecStart=.* ([\w/-]+\.mjs)$/gm),
    ...(await read("deploy/lectern-backend.service")).matchAll(/^ExecStart=.* ([\w/-]+\.mjs)$/gm),
  ].map(([, file = ""]) => file);
  expect(started.length).toBeGreaterThanOrEqual(5);
  expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("the image's health check reports whether the gateway accepts visitors", async () => {
  const check = (port: number): Promise<number> =>
    run(process.execPath, [join(root, "deploy/healthy.mjs")], { env: { PORT: String(port) } }).then(
      () => 0,
      () => 1,
    );
  const site = await startSite();
  expect(await check(site.gateway.port)).toBe(0);
  await site[Symbol.asyncDispose]();
  expect(await check(site.gateway.port)).toBe(1);
});
