import { hasPackages } from "../../../bench/packages.ts";
import { findNginx, howToGetNginx } from "./nginx.ts";
import { findPostgresPrograms, findRunningPostgres, howToGetPostgres } from "./postgres.ts";
import { findRedisServer, howToGetRedis } from "./redis.ts";
import { findSystemdAnalyze, howToGetSystemd } from "./systemd.ts";

/** The tests that cannot run here, and how to install what they need. */
export async function listNotRun(): Promise<readonly string[]> {
  const missing: string[] = [];
  if (findPostgresPrograms() === null)
    missing.push(
      `${(await findRunningPostgres()) === null ? "the tests over PostgreSQL" : "the tests that stop PostgreSQL"}. ${howToGetPostgres}`,
    );
  if (findRedisServer() === null) missing.push(`the tests over Redis. ${howToGetRedis}`);
  if (findNginx() === null) missing.push(`the tests of deploy/nginx. ${howToGetNginx}`);
  if (findSystemdAnalyze() === null)
    missing.push(`the test that systemd takes the units of deploy. ${howToGetSystemd}`);
  if (!hasPackages(".")) missing.push("the scenarios of the bench that need packages of their own: npm ci in bench.");
  return missing;
}
