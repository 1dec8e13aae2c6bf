import { setImmediate as turn } from "node:timers/promises";
import { createAnswerStore } from "../../../../gateway/answers/answer-store.ts";
import type { AnswerStore } from "../../../../gateway/answers/answer-store.ts";
import { createAnswers } from "../../../../gateway/answers/answers.ts";
import type { Answer } from "../../../../gateway/answers/answer.ts";
import type { Answers } from "../../../../gateway/answers/answers.ts";
import { createEpoch } from "../../../../gateway/answers/epoch.ts";

/** Answers on a clock that the test controls. */
export interface TestAnswers {
  readonly answers: Answers;
  readonly store: AnswerStore;
  readonly missing: AnswerStore;
  readonly purge: () => void;
  /** Advances the clock. */
  readonly forward: (seconds: number) => void;
  readonly now: () => number;
  readonly bugs: readonly unknown[];
  /** Body, status, source, and whether the answer is stored, for a request of a key now. */
  readonly ask: (
    key: string,
    fill: () => Promise<Answer>,
  ) => Promise<{ readonly text: string; readonly status: number; readonly source: string; readonly stored: boolean }>;
}

const room = { totalBytes: 1_000_000, entryBytes: 100_000 };

/** Creates answers on a clock that the test moves. */
export function openAnswers(): TestAnswers {
  let time = 1_000_000;
  const now = (): number => time;
  const store = createAnswerStore(room);
  const missing = createAnswerStore(room);
  const epoch = createEpoch();
  const bugs: unknown[] = [];
  const answers = createAnswers({ store, missing, epoch: epoch.current, now, report: (bug) => bugs.push(bug) });
  return {
    answers,
    store,
    missing,
    purge: epoch.raise,
    forward: (seconds) => {
      time += seconds * 1_000;
    },
    now,
    bugs,
    ask: async (key, fill) => {
      const { entry, source, stored } = await answers.get(key, fill);
      return { text: textOf(entry.answer), status: entry.answer.status, source, stored };
    },
  };
}

/** An answer with this body, by default fresh for 60 s and usable for an hour. */
export function anAnswer(text: string, now: number, fields: Partial<Answer> = {}): Answer {
  return {
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    body: Buffer.from(text),
    freshUntil: now + 60_000,
    usableUntil: now + 3_600_000,
    ...fields,
  };
}

/** What a route answers when the backend fails. */
export function aFailure(): Answer {
  return {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "retry-after": "10" },
    body: Buffer.from("down"),
    freshUntil: 0,
    usableUntil: 0,
  };
}

/** A fill that counts its runs and creates a new answer on each. */
export function counted(make: (run: number) => Answer | Promise<Answer>) {
  let runs = 0;
  return {
    runs: () => runs,
    fill: async (): Promise<Answer> => {
      runs += 1;
      return make(runs);
    },
  };
}

/** A fill that stays pending until it is released. */
export function heldFill() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { fill: () => promise, release: resolve };
}

/** Waits long enough for a refresh to run, or for its absence to show. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

/** A page whose body says how often it was filled. */
export function page(site: TestAnswers, fields: Partial<Answer> = {}) {
  return counted((run) => anAnswer(`run ${run}`, site.now(), fields));
}

/** The text of an answer that is held in memory. */
export function textOf({ body }: Answer): string {
  if (!Buffer.isBuffer(body)) throw new Error(`The answer is the file ${body.path}, and text was expected.`);
  return body.toString();
}
