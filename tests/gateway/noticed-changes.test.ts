import { createServer } from "node:http";
import { expect, test } from "vitest";
import { createNoticedChanges } from "../../gateway/noticed-changes.ts";
import { exchange } from "../support/exchange.ts";

const endlessMs = 3_600_000;

/** A server whose answer is what is in force, behind the changes that were noticed. */
async function startServer(heldMaxMs: number) {
  const changes = createNoticedChanges(heldMaxMs);
  let inForce = "old";
  let looks = 0;
  const server = createServer(
    changes.hold(
      (_request, response) => response.end(inForce),
      () => (looks += 1),
    ),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    changes,
    looks: () => looks,
    arrival: () => new Promise((resolve) => server.once("request", resolve)),
    read: async () => (await exchange({ url }, "/")).body.toString(),
    force: (text: string) => (inForce = text),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test("a request after a change was noticed gets what is in force once all its readers are done", async () => {
  await using server = await startServer(endlessMs);
  server.changes.notice("site");
  const answers = [server.read()];
  await server.arrival();
  server.changes.notice("documents");
  server.changes.settle("site");
  answers.push(server.read());
  await server.arrival();
  server.force("new");
  server.changes.settle("documents");
  expect(await Promise.all(answers)).toEqual(["new", "new"]);
  // Who waits already need not look.
  expect(server.looks()).toBe(0);
  expect(await server.read()).toBe("new");
  expect(server.looks()).toBe(1);
});

test("a change that is never read holds requests once, and no more until it is", async () => {
  await using server = await startServer(1);
  server.changes.notice("documents");
  expect(await server.read()).toBe("old");
  server.changes.notice("documents");
  server.changes.notice("site");
  const before = server.looks();
  expect(await server.read()).toBe("old");
  expect(server.looks()).toBe(before + 1);
});

test("with the limit 0, no request waits", async () => {
  await using server = await startServer(0);
  server.changes.notice("site");
  expect(await server.read()).toBe("old");
});
