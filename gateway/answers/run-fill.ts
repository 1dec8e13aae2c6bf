import { plainAnswer } from "./answer.ts";
import type { Answer, Fill } from "./answer.ts";
import type { Entry } from "./entry.ts";
import { blockedMs, createKeeper, toEntry } from "./kept-entries.ts";
import type { AnswerRooms, Begin, KeepEntry } from "./kept-entries.ts";
import type { Served } from "./served.ts";

/** What fills are run with. */
export interface FillParts extends AnswerRooms {
  /** Called with what a fill threw: a bug. */
  readonly report: (bug: unknown) => void;
}

/** Runs the fill of a key that began in an epoch, and keeps its answer. */
export type RunFill = (key: string, fill: Fill, began: number) => Promise<Served>;

/** Builds what runs fills. */
export function createFillRunner(parts: FillParts): RunFill {
  const { store, now } = parts;
  const keep = createKeeper(parts);
  return async (key, fill, began) => {
    const beganAt = now();
    const answer = await answerOf(fill, parts);
    const old = store.get(key);
    if (isWorse(answer) && old !== undefined && now() < old.usableUntil)
      return { entry: toFallback(key, old, parts), source: "stale", stored: true };
    return keepAnswer(key, answer, { epoch: began, beganAt }, parts, keep);
  };
}

function answerOf(fill: Fill, { report }: FillParts): Promise<Answer> {
  return Promise.try(fill).catch((bug: unknown) => {
    report(bug);
    return plainAnswer(500, "Something went wrong on our side.");
  });
}

/** Keeps an answer and its companion. A failure is not kept. */
function keepAnswer(
  key: string,
  { companion, ...own }: Answer,
  begin: Begin,
  rooms: AnswerRooms,
  keep: KeepEntry,
): Served {
  const made = toEntry(own, begin, rooms);
  if (own.status >= 500) return { entry: made, source: "error", stored: false };
  const served = keep(key, made);
  if (companion !== undefined) keep(companion.key, toEntry(companion.answer, begin, rooms));
  return served;
}

/** One from before a purge is not current, whatever its times say: it is kept as what could not be refreshed. */
function toFallback(key: string, old: Entry, { store, epoch, now }: AnswerRooms): Entry {
  const time = now();
  if (old.epoch === epoch() || (old.freshUntil < time && old.blockedUntil > 0)) return old;
  const outdated = {
    ...old,
    freshUntil: Math.min(old.freshUntil, time - 1),
    blockedUntil: time + blockedMs,
    refreshing: false,
  };
  store.set(key, outdated);
  return outdated;
}

/** A failure or an incomplete answer does not replace an older complete one. */
function isWorse({ status, usableUntil, isPrivate, isComplete }: Answer): boolean {
  return status >= 500 || (status === 200 && usableUntil === 0 && !isPrivate && !isComplete);
}
