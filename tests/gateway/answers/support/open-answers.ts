import { setImmediate as turn } from "node:timers/promises";
import { createAnswerStore } from "../../../../gateway/answers/answer-store.ts";
import type { AnswerStore } from "../../../../gateway/answers/answer-store.ts";
import { createAnswers } from "../../../../gateway/answers/answers.ts";
import type { Answer } from "../../../../gateway/answers/answer.ts";
import type { Answers } from "../../../../gateway/answers/answers.ts";
import { createEpoch } from "../../../../gateway/answers/epoch.ts";

/** Answers on a clock of the test's own. */
export interface TestAnswers {
  readonly answers: Answers;
  readonly store: AnswerStore;
  readonly missing: AnswerStore;
  readonly purge: () => void;
  /** Moves the clock, in seconds. */
  readonly forward: (seconds: number) => void;
  readonly now: () => number;
  readonly bugs: readonly unknown[];
  /** The body, the way and the state in which a key is answered now. */
  readonly ask: (
    key: string,
    fill: () => Promise<Answer>,
  ) => Promise<{ readonly text: string; readonly status: number; readonly source: string; readonly stored: boolean }>;
}

const room = { totalBytes: 1_000_000, entryBytes: 100_000 };

/** Builds answers with a clock that the test moves. */
export const openAnswers = (): TestAnswers => {
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
};

/** An answer with this body, fresh for 60 s and usable for an hour from now on, unless a test says otherwise. */
export const anAnswer = (text: string, now: number, fields: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.from(text),
  freshUntil: now + 60_000,
  usableUntil: now + 3_600_000,
  ...fields,
});

/** What a door makes of a failing backend. */
export const aFailure = (): Answer => ({
  status: 503,
  headers: { "content-type": "text/plain; charset=utf-8", "retry-after": "10" },
  body: Buffer.from("down"),
  freshUntil: 0,
  usableUntil: 0,
});

/** A fill that counts its runs, and makes each answer anew. */
export const counted = (make: (run: number) => Answer | Promise<Answer>) => {
  let runs = 0;
  return {
    runs: () => runs,
    fill: async (): Promise<Answer> => {
      runs += 1;
      return make(runs);
    },
  };
};

/** A fill that waits until it is let go. */
export const heldFill = () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { fill: () => promise, letGo: resolve };
};

/** Long enough for a refresh to be done, or to be found missing. */
export const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 10; turns += 1) await turn();
};

/** A page that says how often it was made. */
export const page = (site: TestAnswers, fields: Partial<Answer> = {}) =>
  counted((run) => anAnswer(`run ${run}`, site.now(), fields));

/** The text of an answer that is held in memory. */
export const textOf = ({ body }: Answer): string => {
  if (!Buffer.isBuffer(body)) throw new Error(`The answer is the file ${body.path}, and text was expected.`);
  return body.toString();
};
