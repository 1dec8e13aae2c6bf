import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "vitest";
import { cleanEnvironment } from "../support/clean-environment.ts";
import { readCompose } from "../support/services/compose.ts";
import { aDocument, makeContent } from "../support/content.ts";
import { eventually } from "../support/eventually.ts";
import { makeDataDir, spawnGateway } from "../support/gateway-process.ts";
import { reservePort } from "../support/listening.ts";
import { openPage } from "../support/pages/open-page.ts";

/** Simulates the containers' network for a process: all these names resolve to this machine. */
function networkOf(names: readonly string[]): string {
  const code = `import dns from "node:dns"; const { lookup } = dns; dns.lookup = (name, ...rest) => lookup(${JSON.stringify(names)}.includes(name) ? "127.0.0.1" : name, ...rest);`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

test("with the compose file's settings, the backend's purges reach both gateways by their network names", async () => {
  const { services } = await readCompose();
  const names = Object.keys(services).filter((name) => name.startsWith("gateway-"));
  const ports = new Map([
    ["backend:4100", await reservePort()],
    ...(await Promise.all(names.map(async (name) => [`${name}:4000`, await reservePort()] as const))),
  ]);
  /** The same setting with free ports. */
  const here = (text: string): string =>
    [...ports].reduce((before, [place, port]) => before.replaceAll(place, `${place.split(":")[0]}:${port}`), text);
  const settingsOf = (name: string) =>
    Object.fromEntries(
      Object.entries(services[name]?.environment ?? {}).map(([setting, value]) => [setting, here(value)]),
    );
  await using content = await makeContent({ "article/a.md": aDocument({ subject: "Before" }) });
  await using data = await makeDataDir();
  const common = cleanEnvironment({ CONTENT_DIR: content.dir, NODE_OPTIONS: networkOf(Object.keys(services)) });

  const { DATABASE_URL: _database, ...backendSettings } = settingsOf("backend");
  const [, ...command] = services["backend"]?.command ?? [];
  const backend = spawn(process.execPath, command, {
    env: {
      ...backendSettings,
      ...common,
      DATA_DIR: data.dir,
      BACKEND_HOST: "127.0.0.1",
      BACKEND_PORT: String(ports.get("backend:4100")),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(backend, "exit");
  try {
    for (const name of names) {
      const { REDIS_URL: _redis, ...settings } = settingsOf(name);
      // A purge is the only way for an answer to become stale during the test.
      await using gateway = spawnGateway({
        ...settings,
        ...common,
        PORT: String(ports.get(`${name}:4000`)),
        CACHE_FRESH_SECONDS: "3600",
      });
      const site = { url: await gateway.url };
      const headingNow = async () => (await openPage(site, "/article/a")).document.querySelector("h1")?.textContent;
      await content.write("article/a.md", aDocument({ subject: `Before ${name}` }));
      await eventually(headingNow, (heading) => heading === `Before ${name}`);
      await content.write("article/a.md", aDocument({ subject: `After ${name}` }));
      await eventually(headingNow, (heading) => heading === `After ${name}`);
    }
  } finally {
    backend.kill("SIGTERM");
    await ended;
  }
});
