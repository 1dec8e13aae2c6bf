import { readFileSync } from "node:fs";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { createDatabase } from "../../tests/support/services/postgres.ts";
import { writeCorpus } from "../corpus/write-corpus.ts";
import type { Corpus } from "../corpus/corpus.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import type { GatewayProcess } from "./gateway-process.ts";
import { settled } from "./settled.ts";

/** A generated corpus and the site that serves it. */
export interface SizedSite extends AsyncDisposable {
  readonly corpus: Corpus;
  readonly folder: string;
  readonly gateway: () => GatewayProcess;
  /** From the start of the gateway to the first page: `ingestMs` with an empty store, `restartMs` with a filled one. */
  readonly ingestMs: number;
  readonly restartMs: () => Promise<number>;
  /** When the backend has nothing left to do after its start. */
  readonly settled: () => Promise<void>;
  /** Resident memory of the backend's process: current and peak. */
  readonly backendBytes: () => { readonly now: number; readonly most: number };
  /** From the change of a document's file until its page shows it. */
  readonly editMs: (document: number) => Promise<number>;
}

const firstPageMaxMs = 30 * 60_000;

/** Generates a corpus and starts a site on it, on SQLite or in a new database on a server; disposing deletes all of it. */
export async function startSizedSite(documents: number, databaseServer: string | null): Promise<SizedSite> {
  const database = databaseServer === null ? null : await createDatabase(databaseServer);
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-corpus-"));
  const dataDir = await mkdtemp(join(tmpdir(), "lectern-bench-data-"));
  const corpus = await writeCorpus(folder, { documents, seed: 1 });
  const pathOf = (document: number): string => `/article/${encodeURIComponent(corpus.facts(document).slug)}`;
  const start = async (): Promise<{ readonly gateway: GatewayProcess; readonly ms: number }> => {
    const began = performance.now();
    const gateway = await startGatewayProcess({
      environment: { CONTENT_DIR: folder, DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
    });
    await waitFor(async () => (await textOf(gateway.url + pathOf(5))).status === 200, firstPageMaxMs);
    return { gateway, ms: performance.now() - began };
  };
  const first = await start();
  let { gateway } = first;
  return {
    corpus,
    folder,
    gateway: () => gateway,
    ingestMs: first.ms,
    restartMs: async () => {
      await gateway.stop();
      const again = await start();
      gateway = again.gateway;
      return again.ms;
    },
    settled: () => settled(childOf(gateway.child.pid ?? 0)),
    backendBytes: () => memoryOf(childOf(gateway.child.pid ?? 0)),
    editMs: async (document) => {
      const words = `Edition ${Math.round(performance.now())} of this text.`;
      await textOf(gateway.url + pathOf(document));
      const began = performance.now();
      await appendFile(join(folder, corpus.facts(document).path), `\n${words}\n`);
      await waitFor(async () => (await textOf(gateway.url + pathOf(document))).text.includes(words), 60_000);
      return performance.now() - began;
    },
    [Symbol.asyncDispose]: async () => {
      await gateway.stop();
      await Promise.all([folder, dataDir].map((one) => rm(one, { recursive: true, force: true })));
      await database?.[Symbol.asyncDispose]();
    },
  };
}

async function textOf(url: string): Promise<{ readonly status: number; readonly text: string }> {
  const { statusCode, body } = await request(url);
  return { status: statusCode, text: await body.text() };
}

async function waitFor(isSo: () => Promise<boolean>, maxMs: number): Promise<void> {
  for (const began = performance.now(); !(await isSo()); await delay(20))
    if (performance.now() - began > maxMs) throw new Error(`The expected state was not reached within ${maxMs} ms.`);
}

/** The embedded backend: the gateway's child process that runs `backend/main`. */
function childOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  const backend = children.find((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("backend/main."));
  if (backend === undefined) throw new Error("The gateway has no backend of its own.");
  return backend;
}

function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const bytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) * 1_024;
  return { now: bytes("VmRSS"), most: bytes("VmHWM") };
}
