import { once as onceEvent } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { TestProject } from "vitest/node";
import { portOf } from "../listening.ts";
import { findPostgresPrograms, findRunningPostgres, startOwnPostgres } from "../services/postgres.ts";
import { findRedisServer } from "../services/redis.ts";
import { once } from "./once.ts";
import type { SharedThing } from "./shared-thing.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where files ask for what the run shares (`shared.ts`). */
    readonly sharedUrl: string;
    /** Whether a test can start its own PostgreSQL or Redis, in order to stop it. */
    readonly canStart: { readonly postgres: boolean; readonly redis: boolean };
  }
}

/** Starts what files share when the first of them asks for it: a run whose files ask for nothing starts nothing. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  if (config.fsModuleCache)
    throw new Error(
      "Expected fsModuleCache: false for the run itself: it would start a demonstration of former sources.",
    );
  const started: Promise<SharedThing<unknown>>[] = [];
  const shared = <T>(start: () => Promise<SharedThing<T>>): (() => Promise<T>) =>
    once(async () => {
      const thing = start();
      started.push(thing);
      return (await thing).value;
    });
  // What serves the demonstration is loaded with it: loading it builds the client.
  const load = () => import("./demonstration-server.ts");
  const ingestedDataDir = shared(async () => (await load()).ingestDemonstration());
  const demonstration = shared(async () => (await load()).serveDemonstration(await ingestedDataDir()));
  const things: Readonly<Record<string, () => Promise<unknown>>> = {
    ingestedDataDir,
    demonstration,
    postgresUrl: shared(findOrStartPostgres),
  };
  const server = createServer(({ url = "" }, response) => void answer(response, things[url.slice(1)]));
  await onceEvent(server.listen(0, "127.0.0.1"), "listening");
  provide("sharedUrl", `http://127.0.0.1:${portOf(server)}`);
  provide("canStart", { postgres: findPostgresPrograms() !== null, redis: findRedisServer() !== null });
  return async () => {
    server.close();
    const all = await Promise.allSettled(started);
    for (const thing of all.toReversed()) if (thing.status === "fulfilled") await thing.value.stop();
  };
}

async function answer(response: ServerResponse, start: (() => Promise<unknown>) | undefined): Promise<void> {
  if (start === undefined) return void response.writeHead(404).end("Nothing of this name is shared.");
  try {
    response.end(JSON.stringify(await start()));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

async function findOrStartPostgres(): Promise<SharedThing<string | null>> {
  const running = await findRunningPostgres();
  const own = running === null && findPostgresPrograms() !== null ? await startOwnPostgres() : null;
  return { value: running ?? own?.url ?? null, stop: async () => own?.[Symbol.asyncDispose]() };
}
