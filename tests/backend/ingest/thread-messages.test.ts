import { expect, test } from "vitest";
import { startThread } from "../../../backend/ingest/workers/pool-worker.ts";

const url = new URL("./threads/odd-pool.ts", import.meta.url);

const order = {
  file: { path: "article/a.md", slug: "a", docType: "article", folder: "article", stamp: "" },
  knownHash: null,
  lastGood: null,
  isNew: true,
  nowMs: 0,
};

/** What becomes of a batch of one file whose thread answers with this message. */
async function outcomeOf(message: unknown): Promise<readonly unknown[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly unknown[]>();
  const thread = startThread(
    { contentDir: JSON.stringify(message), mediaDir: "" },
    { onIdle: () => resolve(["idle"]), onEnded: (task, reason, hadStarted) => resolve([task, reason, hadStarted]) },
    url,
  );
  thread.give({ kind: "look", orders: [order], done: (looks) => resolve(["done", looks]), fail: reject });
  const outcome = await promise;
  await thread.end();
  return outcome;
}

test("a batch is done by the message that belongs to it", async () => {
  const looks = [{ isSame: false, hash: "0", slug: "a" }];
  expect(await outcomeOf({ kind: "looks", looks })).toEqual(["done", looks]);
});

test.each([
  ["nothing that can be read", null],
  ["no kind", { looks: [] }],
  ["a result without its content", { kind: "looks" }],
  ["a result for another number of files", { kind: "looks", looks: [] }],
  [
    "the result of another kind of batch",
    { kind: "built", built: [{ source: null, document: null, unpublish: false }] },
  ],
])("a thread that sends %s is lost, and its batch with it", async (_what, message) => {
  expect(await outcomeOf(message)).toEqual([
    expect.objectContaining({ kind: "look", orders: [order] }),
    "the thread that reads it answers with an unknown message",
    true,
  ]);
});
