import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import express from "express";
import { expect, test } from "vitest";
import { createFinder } from "../../../gateway/answers/find-match.ts";
import { createListener } from "../../../gateway/answers/listener.ts";
import type { ListenerParts } from "../../../gateway/answers/listener.ts";
import { buildFolders } from "../../../gateway/pages/build/build-folders.ts";
import { failRequest } from "../../../gateway/server/faults.ts";
import { staticFiles } from "../../../gateway/server/handlers/static-files.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";

async function spawnFaulty() {
  const child = spawn(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    fileURLToPath(new URL("support/faulty-server.ts", import.meta.url)),
  ]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close");
  while (!output.includes("port ")) await once(child.stdout, "data");
  return {
    url: `http://127.0.0.1:${/port (\d+)/.exec(output)?.[1]}`,
    output: () => output,
    exitCode: ended.then(() => child.exitCode),
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

test("an uncaught error ends the request that caused it, is logged with the request's id, and others are served", async () => {
  await using faulty = await spawnFaulty();
  for (const path of ["/timer", "/promise", "/event", "/nothing"]) {
    const { status, headers, body } = await exchange(faulty, path, { method: "POST", body: "x" });
    expect({ path, status, body: body.toString(), cached: headers["cache-control"] }).toEqual({
      path,
      status: 500,
      body: "Something went wrong on our side.\n",
      cached: "no-store",
    });
    await eventually(
      () => Promise.resolve(faulty.output()),
      (output) => output.includes(`"requestId":"${String(headers["x-request-id"])}"`),
    );
  }
  // A partial response is never taken for complete.
  await expect(exchange(faulty, "/begun")).rejects.toThrow("aborted");
  expect((await exchange(faulty, "/")).body.toString()).toBe("all is well");
  expect(faulty.output()).toContain("thrown in a request");
});

test("an uncaught error outside any request ends the process, with the reason", async () => {
  await using faulty = await spawnFaulty();
  await exchange(faulty, "/outside");
  expect(await faulty.exitCode).toBe(1);
  expect(faulty.output()).toMatch(/"level":"fatal".*thrown outside of a request/);
});

async function listen(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

const bug = new Error("a bug");
function fail(): never {
  throw bug;
}
const entry = {
  answer: { status: 200, headers: {}, body: Buffer.from("x"), freshUntil: 0, usableUntil: 0 },
  epoch: 0,
  storedAt: 0,
  freshUntil: 0,
  usableUntil: 0,
  variants: new Map(),
  blockedUntil: 0,
  refreshing: false,
};
const served = { entry, source: "hit", stored: true } as const;
const working: Omit<ListenerParts, "report"> = {
  answers: {
    hit: () => null,
    peek: () => served,
    get: () => Promise.resolve(served),
    getAnother: () => Promise.resolve(served),
    refuse: () => served,
  },
  write: (_request, response) => void response.end("written"),
  find: createFinder([{ name: "a", match: () => ({ key: "k", fill: fail }) }], () => working),
  refuse: () => false,
  admit: () => Promise.resolve(null),
  maySearch: () => Promise.resolve(true),
  isPrivate: () => false,
  readBody: (_request, _response, _facts, proceed) => proceed(Buffer.alloc(0)),
  attribute: (_request, _response, task) => task(),
  nameOrigin: () => undefined,
  otherwise: (_request, response) => void response.end("otherwise"),
  fail: failRequest,
  observe: () => undefined,
};
const readLater: ListenerParts["readBody"] = (request, _response, _facts, proceed) =>
  void request.on("data", () => undefined).on("end", () => proceed(Buffer.alloc(0)));
const miss = { ...working.answers, peek: () => null };

test.each<[string, Partial<ListenerParts>]>([
  ["the writer throws", { write: fail }],
  ["the writer fails later", { write: () => Promise.reject(bug) }],
  [
    "the writer fails after a header",
    { write: (_request, response) => Promise.resolve(response.setHeader("content-length", "5")).then(fail) },
  ],
  ["what was made cannot be had", { answers: { ...miss, get: () => Promise.reject(bug) } }],
  [
    "the allowance cannot be asked",
    {
      answers: miss,
      admit: () => Promise.reject(bug),
      find: createFinder(
        [
          {
            name: "a",
            match: () => ({
              key: "k",
              fill: fail,
              rateLimited: { takes: () => [{ of: "search", points: 1 }], refuse: fail },
            }),
          },
        ],
        () => working,
      ),
    },
  ],
  ["the gate throws", { refuse: fail }],
  ["a body cannot be read", { readBody: fail }],
  ["the look-up throws after the body was read", { answers: { ...miss, hit: fail }, readBody: readLater }],
  ["what is never shared throws", { isPrivate: () => true, otherwise: fail }],
])("%s: 500 for that request only, and it is reported", async (_name, broken) => {
  const reported: unknown[] = [];
  await using server = await listen(
    createListener({ ...working, ...broken, report: (thrown) => reported.push(thrown) }),
  );
  const { status, body, headers } = await exchange(server, "/", { method: "POST", body: "x" });
  expect({ status, body: body.toString(), reported, policy: headers["x-content-type-options"] }).toEqual({
    status: 500,
    body: "Something went wrong on our side.\n",
    reported: [bug],
    policy: "nosniff",
  });
});

test("a file that disappears between two builds ends only its own connection", async () => {
  const root = await mkdtemp(join(tmpdir(), "lectern-files-"));
  const folder = join(root, buildFolders.browser);
  for (const each of ["assets", "playground", "workers/reading", "workers/end"])
    await mkdir(join(folder, each), { recursive: true });
  for (const each of ["assets/gone-12345678.js", "assets/here-12345678.js"])
    await writeFile(join(folder, each), "export {};\n");
  await using server = await listen(
    express().use(staticFiles(root, { keepsPages: () => true, heard: (message) => message })),
  );
  await rm(join(folder, "assets/gone-12345678.js"));
  await expect(exchange(server, "/assets/gone-12345678.js")).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  expect((await exchange(server, "/assets/here-12345678.js")).status).toBe(200);
  await rm(root, { recursive: true });
});
