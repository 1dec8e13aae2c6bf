import { launchBackend } from "../../backend/support/backend-process.ts";
import { startBalancer } from "../../support/services/balancer.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";
import type { GatewayProcess } from "../../support/gateway-process.ts";
import { reservePort } from "../../support/listening.ts";
import { startOwnRedis } from "../../support/services/redis.ts";

const secret = "a-secret-for-purges";
export const documentCount = 30;
export const searchesPerMinute = 10;

/** A site set up for many visitors: two gateways behind a balancer, with one backend and a Redis, each its own process. */
export async function startManyGateways() {
  const resources = new AsyncDisposableStack();
  const documents = Object.fromEntries(
    Array.from({ length: documentCount }, (_, number) => [
      `article/text-${number}.md`,
      aDocument({ subject: `Text ${number}` }),
    ]),
  );
  const content = resources.use(await makeContent(documents));
  const data = resources.use(await makeDataDir());
  const redis = resources.use(await startOwnRedis());
  const ports = [await reservePort(), await reservePort()];
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const backend = resources.use(
    launchBackend({ CONTENT_DIR: content.dir, DATA_DIR: data.dir, PURGE_SECRET: secret, PURGE_URLS: urls.join() }),
  );
  const { port } = await backend.waitForMessage("listening");
  const balancer = resources.use(await startBalancer());
  const running = new Map<string, GatewayProcess>();

  const start = async (index: number): Promise<void> => {
    const settings = {
      CONTENT_DIR: content.dir,
      DOCS_API_URL: `http://127.0.0.1:${port}/api`,
      REDIS_URL: redis.url,
      PURGE_SECRET: secret,
      TRUST_PROXY: "1",
      LIMIT_SEARCHES_PER_MINUTE: String(searchesPerMinute),
      LIMIT_DRAIN_NOTICE_MS: "2500",
    };
    const own = resources.use(await makeDataDir());
    const gateway = resources.use(spawnGateway({ ...settings, DATA_DIR: own.dir, PORT: String(ports[index]) }));
    const url = await gateway.url;
    running.set(url, gateway);
    const before = balancer.readyCount();
    balancer.add(url);
    await eventually(balancer.readyCount, (ready) => ready > before);
  };
  for (const index of ports.keys()) await start(index);

  return {
    url: balancer.url,
    urls,
    content,
    /** Stops a gateway as systemd does, waits until it has ended, and restarts it on the same address. Returns its exit code. */
    restart: async (index: number): Promise<number | null> => {
      const url = urls[index] ?? "";
      const gateway = running.get(url);
      gateway?.kill("SIGTERM");
      const exitCode = (await gateway?.exitCode) ?? null;
      balancer.remove(url);
      await start(index);
      return exitCode;
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
