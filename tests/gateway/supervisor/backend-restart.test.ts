import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { isAlive, spawnGateway } from "../../support/gateway-process.ts";
import { makeIngestedDataDir } from "../../support/ingested-data.ts";

const seen = "/article/what-a-registration-record-still-tells-you";
const unseen = "/article/choosing-a-ttl";

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

/** Visitors who request one page in a loop until stopped. Returns the number of answers per status. */
function startLoad(url: string, visitors: number) {
  const statuses = new Map<number | string, number>();
  const stopping = new AbortController();
  const visit = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const status = await statusOf(url).catch(String);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const visits = Array.from({ length: visitors }, visit);
  return async () => {
    stopping.abort();
    await Promise.all(visits);
    return Object.fromEntries(statuses);
  };
}

test("a backend that is killed under load is restarted; pages served before are still served throughout", async () => {
  await using data = await makeIngestedDataDir();
  // Nothing stays fresh, so every page needs the backend or a stale copy.
  await using gateway = spawnGateway({ DATA_DIR: data.dir, CACHE_FRESH_SECONDS: "0" });
  const url = await gateway.url;
  expect(await statusOf(url + seen)).toBe(200);
  const stopLoad = startLoad(url + seen, 4);
  const first = gateway.backendPid();
  expect(first).not.toBeNull();
  process.kill(first ?? 0, "SIGKILL");
  await eventually(
    () => gateway.backendPid(),
    (pid) => pid !== first,
  );
  const ofUnseen = new Set<number>();
  await eventually(
    () => statusOf(url + unseen),
    (status) => ofUnseen.add(status) && status === 200,
  );
  const statuses = await stopLoad();
  expect(Object.keys(statuses)).toEqual(["200"]);
  expect(statuses[200]).toBeGreaterThan(5);
  // A page that was never requested is 503 for a while, but never 404 and never broken.
  expect([...ofUnseen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(gateway.backendPid()).not.toBe(first);
});

test("the backend ends with a killed gateway, and another one takes over its store", async () => {
  await using data = await makeIngestedDataDir();
  await using gateway = spawnGateway({ DATA_DIR: data.dir });
  await gateway.url;
  const backend = gateway.backendPid() ?? 0;
  expect(isAlive(backend)).toBe(true);
  gateway.kill("SIGKILL");
  await gateway.exitCode;
  await eventually(
    () => isAlive(backend),
    (alive) => !alive,
  );
  await using next = spawnGateway({ DATA_DIR: data.dir });
  expect(await statusOf((await next.url) + seen)).toBe(200);
});
