import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { projectRoot, startGatewayProcess } from "../measure/gateway-process.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { medianPath } from "../measure/subject.ts";

/** From starting the process to the first whole page: with the build there, and as on a fresh machine, without it. */
export const start = async ({ quick }: ScenarioOptions): Promise<readonly Row[]> => {
  const built: number[] = [];
  for (let turn = 0; turn < (quick ? 1 : 5); turn += 1) built.push(await startOnce(projectRoot));
  const copy = await copyWithoutBuild();
  try {
    return [
      rowOfSamples("start to first page, build there", "ms", built),
      rowOfValue("start to first page, nothing built", "ms", await startOnce(copy), {
        goal: { atMost: 60_000 },
        note: "the client's build included",
      }),
    ];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

const startOnce = async (root: string): Promise<number> => {
  const began = performance.now();
  await using gateway = await startGatewayProcess({ root });
  while ((await statusOf(`${gateway.url}${medianPath}`)) !== 200) await delay(20);
  return performance.now() - began;
};

const statusOf = async (url: string): Promise<number> => {
  const { statusCode, body } = await request(url);
  await body.dump();
  return statusCode;
};

const needed = [
  "backend",
  "client",
  "content",
  "gateway",
  "package.json",
  "package-lock.json",
  "schema.graphql",
  "vite.config.ts",
];

/** The project without its build; its packages are shared. */
const copyWithoutBuild = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), "lectern-bench-copy-"));
  for (const name of needed) await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  await symlink(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  return copy;
};
