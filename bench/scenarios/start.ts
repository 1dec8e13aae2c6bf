import { cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { projectRoot, startGatewayProcess } from "../measure/gateway-process.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { medianPath } from "../measure/subject.ts";

/** From starting the process to the first complete page: with a build, and without one as on a fresh machine. */
export async function start({ effort }: ScenarioOptions): Promise<readonly Row[]> {
  const built: number[] = [];
  for (let turn = 0; turn < { whole: 5, quick: 1, smoke: 1 }[effort]; turn += 1) built.push(await startOnce());
  const copy = await copyOfProject(effort === "smoke" ? ["dist"] : []);
  try {
    return [
      rowOfSamples("start to first page, build there", "ms", built),
      rowOfValue("start to first page, nothing built", "ms", await startOnce(copy), {
        goal: { atMost: 60_000 },
        note: effort === "smoke" ? "with a copy of the build" : "the client's build included",
      }),
    ];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function startOnce(copy?: string): Promise<number> {
  const began = performance.now();
  await using gateway = await startGatewayProcess({ copy });
  while ((await statusOf(`${gateway.url}${medianPath}`)) !== 200) await delay(20);
  return performance.now() - began;
}

async function statusOf(url: string): Promise<number> {
  const { statusCode, body } = await request(url);
  await body.dump();
  return statusCode;
}

/** What npm installs, what a build and the tests write, and what measures: without them a copy is a fresh checkout with all that a start reads. */
const left = ["node_modules", "dist", "coverage", "bench", "tests"];

/** A copy of the project without what is left out, except for `kept`; it shares the packages. */
async function copyOfProject(kept: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "lectern-bench-copy-"));
  const names = (await readdir(projectRoot)).filter(
    (name) => kept.includes(name) || (!name.startsWith(".") && !left.includes(name)),
  );
  for (const name of names) await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  await symlink(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  return copy;
}
