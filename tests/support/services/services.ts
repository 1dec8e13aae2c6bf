import type { TestProject } from "vitest/node";
import { hasPackages } from "../../../bench/packages.ts";
import { findNginx, howToGetNginx } from "./nginx.ts";
import { findPostgresPrograms, findRunningPostgres, howToGetPostgres, startOwnPostgres } from "./postgres.ts";
import { findRedisServer, findRunningRedis, howToGetRedis, startOwnRedis } from "./redis.ts";
import { findSystemdAnalyze, howToGetSystemd } from "./systemd.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A PostgreSQL whose role may create databases; null when there is none. */
    readonly postgresUrl: string | null;
    /** A Redis; null when there is none. Tests use unique keys. */
    readonly redisUrl: string | null;
    /** Whether a test can start its own PostgreSQL or Redis, in order to stop it. */
    readonly canStart: { readonly postgres: boolean; readonly redis: boolean };
  }
}

/** The tests that cannot run here, and how to install what they need. */
export async function listNotRun(): Promise<readonly string[]> {
  const missing: string[] = [];
  if (findPostgresPrograms() === null)
    missing.push(
      `${(await findRunningPostgres()) === null ? "the tests over PostgreSQL" : "the tests that stop PostgreSQL"}. ${howToGetPostgres}`,
    );
  if (findRedisServer() === null)
    missing.push(
      `${(await findRunningRedis()) === null ? "the tests over Redis" : "the tests that stop Redis"}. ${howToGetRedis}`,
    );
  if (findNginx() === null) missing.push(`the tests of deploy/nginx. ${howToGetNginx}`);
  if (findSystemdAnalyze() === null)
    missing.push(`the test that systemd takes the units of deploy. ${howToGetSystemd}`);
  if (!hasPackages(".")) missing.push("the scenarios of the bench that need packages of their own: npm ci in bench.");
  return missing;
}

/** Finds a PostgreSQL and a Redis for all tests, or starts them for the duration of the run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const canStart = { postgres: findPostgresPrograms() !== null, redis: findRedisServer() !== null };
  const runningPostgres = await findRunningPostgres();
  const runningRedis = await findRunningRedis();
  const postgres = runningPostgres === null && canStart.postgres ? await startOwnPostgres() : null;
  const redis = runningRedis === null && canStart.redis ? await startOwnRedis() : null;
  provide("postgresUrl", runningPostgres ?? postgres?.url ?? null);
  provide("redisUrl", runningRedis ?? redis?.url ?? null);
  provide("canStart", canStart);
  return async () => {
    await postgres?.[Symbol.asyncDispose]();
    await redis?.[Symbol.asyncDispose]();
  };
}
