import { expect, test } from "vitest";
import { countingRuns, takeRuns } from "./support/counted-runs.ts";
import { exchange, post } from "../../support/exchange.ts";
import { spawnGateway } from "../../support/gateway-process.ts";
import { makeIngestedDataDir } from "../../support/ingested-data.ts";

const browser = { accept: "text/html", "accept-encoding": "br" };

/**
 * Of the functions that a first request runs, this part may be new: what only this text, this operation or this address needs. An answer from the store
 * runs a hundred, of which a tenth is less than what happens beside it (a look at the watched files, the log): so many may always be new.
 */
const newPart = 0.1;
const newBeside = 25;

/** A page of every kind that texts are read on, and an operation. */
const paths = [
  "/",
  "/blog/a-wildcard-answers-too-much",
  "/how-to/keep-a-domain-from-expiring",
  "/docs/choosing-a-ttl",
  "/white-paper",
  "/graphql",
];

test("the first requests of a new process run code that has run before; the log has no line of what nobody sent", async () => {
  await using data = await makeIngestedDataDir();
  await using gateway = spawnGateway(
    { ...countingRuns, DATA_DIR: data.dir, LIMIT_WARM_UP_MS: "600000" },
    { from: "sources" },
  );
  const site = { url: await gateway.url };
  expect((await takeRuns(gateway)).functions).toBeGreaterThan(5_000);
  const ask = { query: '{ documents(type: "blog", page: 1, limit: 3) { items { subject } } }' };
  for (const path of paths) {
    const { status } = await (path === "/graphql" ? post(site, ask) : exchange(site, path, { headers: browser }));
    expect({ path, status }).toEqual({ path, status: 200 });
    const { functions, newFunctions, newModules } = await takeRuns(gateway);
    expect({ path, newModules }).toEqual({ path, newModules: [] });
    expect(newFunctions, `new functions of ${functions} at ${path}`).toBeLessThan(
      Math.max(functions * newPart, newBeside),
    );
  }
  const logged = [...gateway.output().matchAll(/"url":"([^"]*)".*"answered"/g)].map(([, url]) => url);
  expect(paths).toEqual(expect.arrayContaining(logged));
});
