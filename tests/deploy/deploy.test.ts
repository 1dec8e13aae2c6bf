import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig as readBackendConfig } from "../../backend/config.ts";
import { readConfig } from "../../gateway/config.ts";
import { makeContent } from "../support/content.ts";
import { startSite } from "../support/site.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string): Promise<string> => readFile(join(root, file), "utf8");

const Service = z.object({ environment: z.record(z.string(), z.string()).default({}), command: z.array(z.string()).optional(), healthcheck: z.unknown().optional() });
const Compose = z.object({ services: z.record(z.string(), Service) });

const given = { SITE_URL: "https://docs.example", SITE_ID: "testsite", PURGE_SECRET: "0123456789abcdef", POSTGRES_PASSWORD: "a-password" };

/** The services of the compose file, with the settings that its `.env` would have. */
const readServices = async (): Promise<z.infer<typeof Compose>["services"]> => {
  const text = (await read("deploy/compose.yml")).replaceAll(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_whole, name: string) => new Map(Object.entries(given)).get(name) ?? "''");
  return Compose.parse(parse(text, { merge: true })).services;
};

test("the settings of the compose file are such as gateway and backend take, and lead to each other", async () => {
  const services = await readServices();
  await using content = await makeContent({});
  const gateways = Object.entries(services).filter(([name]) => name.startsWith("gateway"));
  expect(gateways.length).toBe(2);
  const backend = readBackendConfig({ ...services.backend?.environment, CONTENT_DIR: content.dir });
  expect(backend).toMatchObject({ port: 4100, host: "0.0.0.0", purge: { urls: gateways.map(([name]) => `http://${name}:4000`) } });
  expect(new URL(backend.databaseUrl ?? "").hostname in services).toBe(true);
  for (const [, { environment }] of gateways) {
    const config = readConfig({ ...environment, CONTENT_DIR: content.dir });
    expect(config).toMatchObject({ backend: { apiUrl: "http://backend:4100/api" }, trustedProxies: 1, purgeSecret: backend.operatorSecret });
    expect(new URL(config.redisUrl ?? "").hostname in services).toBe(true);
  }
});

test("what container and units start is there", async () => {
  const started = [
    ...(await read("Dockerfile")).matchAll(/"([\w/-]+\.(?:mjs|ts))"/g),
    ...(await read("deploy/compose.yml")).matchAll(/"([\w/-]+\.(?:mjs|ts))"/g),
    ...(await read("deploy/lectern.service")).matchAll(/^ExecStart=.* ([\w/-]+\.mjs)$/gm),
    ...(await read("deploy/lectern-backend.service")).matchAll(/^ExecStart=.* ([\w/-]+\.ts)$/gm),
  ].map(([, file = ""]) => file);
  expect(started.length).toBeGreaterThanOrEqual(5);
  expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("the image's health check says whether the gateway takes visitors", async () => {
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

const nginx = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find((file) => existsSync(file));

test.runIf(nginx !== undefined)("nginx takes its configuration", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-nginx-"));
  const file = join(folder, "nginx.conf");
  // The gateways' names are those of the compose network.
  await writeFile(file, `pid ${folder}/pid;\nerror_log stderr;\n${(await read("deploy/nginx.conf")).replaceAll(/gateway-[12]/g, "127.0.0.1").replace("listen 80", "listen 8089")}`);
  expect((await run(nginx ?? "", ["-t", "-c", file])).stderr).toContain("test is successful");
  await rm(folder, { recursive: true });
});
