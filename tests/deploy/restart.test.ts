import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { readConfig } from "../../gateway/config.ts";
import { ListenError } from "../../gateway/server/http-server.ts";
import { held, json } from "../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../support/fakes/fake-site.ts";
import type { FakeSite } from "../support/fakes/fake-site.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";
import { reservePort } from "../support/listening.ts";
import { readCompose } from "../support/services/compose.ts";
import { findNginx, startNginx } from "../support/services/nginx.ts";
import { readRecipe, recipeOnPorts } from "./recipe.ts";

const soon = { interval: 50 };

/** As the guide says for several gateways, and with a warm-up that takes as long as a test wants. */
const oneOfSeveral = { LISTEN_WHEN: "ready", LIMIT_WARM_UP_MS: "600000" };

/** A gateway whose home page has a document of this name, which tells who answered. */
function startNamed(name: string, port: number, routes = {}): Promise<FakeSite> {
  return startFakeSite({
    warms: true,
    documents: [aWireDocument({ subject: `Answered by ${name}` })],
    settings: { ...oneOfSeveral, PORT: String(port) },
    routes,
  });
}

/** Readers who ask for the home page in a loop until stopped. */
function visit(url: string, readers: number) {
  const answers: string[] = [];
  const end = new AbortController();
  const read = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const answer = await fetch(url);
      const by = /Answered by (\w+)/.exec(await answer.text())?.[1];
      answers.push(`${answer.status} ${by} ${/desc=(\w+)/.exec(answer.headers.get("server-timing") ?? "")?.[1]}`);
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, read));
  // Awaited when they are stopped: a test that fails earlier is told by itself.
  reading.catch(() => undefined);
  return {
    answers,
    stop: async () => {
      end.abort();
      await reading;
    },
  };
}

test.runIf(findNginx() !== null)(
  "while one of two gateways restarts the other answers, nobody waits for the start, and the new one answers from its store",
  async () => {
    const [port, first, second] = [await reservePort(), await reservePort(), await reservePort()];
    await using other = await startNamed("other", second);
    const before = await startNamed("before", first);
    await Promise.all([before.gateway.isReady, other.gateway.isReady]);
    await using nginx = await startNginx(await recipeOnPorts(port, [first, second]), port);
    const readers = visit(nginx.url, 4);
    await expect.poll(() => readers.answers, soon).toContain("200 before hit");

    await before[Symbol.asyncDispose]();
    const stopped = readers.answers.length;
    const { answer, release } = held(json({ allUserDocs: [] }));
    await using after = await startNamed("after", first, { [calls.users]: answer });
    await after.backend.calledFor(calls.users);
    await expect.poll(() => readers.answers.length, soon).toBeGreaterThan(stopped + 100);
    expect(readers.answers.join()).not.toContain("after");

    release();
    expect(await after.gateway.isReady).toBe(true);
    await expect.poll(() => readers.answers.some((answer) => answer.includes("after")), soon).toBe(true);
    await readers.stop();
    expect(readers.answers.filter((answer) => !/^200 (?:before|other|after) (?:hit|stale)$/.test(answer))).toEqual([]);
  },
);

test("a port that is in use is reported at once, and one that was taken during the start when it is ready", async () => {
  const port = await reservePort();
  const taken = createServer().listen(port, "127.0.0.1");
  await once(taken, "listening");
  await expect(startNamed("late", port)).rejects.toThrow(ListenError);
  taken.close();
  await once(taken, "close");

  const { answer, release } = held(json({ allUserDocs: [] }));
  await using late = await startNamed("late", port, { [calls.users]: answer });
  taken.listen(port, "127.0.0.1");
  await once(taken, "listening");
  release();
  await expect(late.gateway.isReady).rejects.toThrow(`port ${port} of 127.0.0.1 is in use`);
  taken.close();
});

test("a gateway that is stopped before it listens never does", async () => {
  const { answer, release } = held(json({ allUserDocs: [] }));
  const late = await startNamed("late", await reservePort(), { [calls.users]: answer });
  await late.backend.calledFor(calls.users);
  await late[Symbol.asyncDispose]();
  release();
  expect(await late.gateway.isReady).toBe(false);
  await expect(fetch(late.url)).rejects.toThrow("fetch failed");
});

test("the gateways of the compose file listen when they are ready, and stop after nginx has taken up the one before", async () => {
  const { services } = await readCompose();
  const skippedMs = Number(/fail_timeout=(\d+)s/.exec(await readRecipe("gateways-compose.conf"))?.[1]) * 1_000;
  const gateways = Object.entries(services).filter(([name]) => name.startsWith("gateway"));
  for (const [, { environment }] of gateways) {
    const { listen, limits } = readConfig({ ...environment, CONTENT_DIR: "content" });
    expect(listen.when).toBe("ready");
    // nginx counts whole seconds, so it may skip a gateway for one more.
    expect(limits.LIMIT_DRAIN_NOTICE_MS).toBeGreaterThan(skippedMs + 1_000);
  }
});
