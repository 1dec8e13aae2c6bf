import type { Answer } from "../../answers/answer.ts";
import { heldSet } from "../last-good-files.ts";
import type { FileSet, LastGoodFiles } from "../last-good-files.ts";
import { failedAnswer, passingAnswer, xmlAnswer } from "../file-answer.ts";
import { createNewest } from "../newest.ts";
import { nameAndPart } from "./parts.ts";
import type { BuildSitemap, SitemapBuild } from "./sitemap-fills.ts";
import { sayIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";

/** Serves sitemaps. All parts of a sitemap come from the same build, also while it is rebuilt or cannot be. */
export interface SitemapSets {
  /** A sitemap, or a part of one, by its name without `.xml`; null when there is none. */
  readonly answer: (asked: string) => Promise<Answer | null>;
}

/** What sets of sitemaps are built with. */
export interface SitemapSetParts {
  readonly build: BuildSitemap;
  readonly lastGood: LastGoodFiles;
  /** Raised by a purge: a set built in an earlier epoch is rebuilt before it is served. */
  readonly epoch: () => number;
  /** The site's language. */
  readonly speech: () => Speech;
}

interface BuiltSet {
  readonly files: FileSet;
  readonly epoch: number;
  readonly builtAt: number;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

type Built = Extract<SitemapBuild, { readonly kind: "built" }>;

interface Begin {
  readonly epoch: number;
  readonly at: number;
}

/** The outcome of a build: a new set, an old one, one that must not be cached, no such sitemap, or a failure. */
type Outcome =
  | { readonly kind: "new"; readonly set: BuiltSet }
  | { readonly kind: "old"; readonly files: FileSet }
  | { readonly kind: "passing"; readonly files: FileSet }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

const blockedMs = 5_000;

/** Names come from addresses: this many sets are kept in memory, and the others are read from disk. */
const setsMax = 600;

/** Builds the sets. */
export function createSitemapSets({ build, lastGood, epoch, speech }: SitemapSetParts): SitemapSets {
  const sets = new Map<string, BuiltSet>();
  const builds = new Map<string, Promise<Outcome>>();
  const newest = createNewest<BuiltSet>();

  const { block, isBlocked } = createBlocks(epoch);
  const oldFiles = async (name: string): Promise<FileSet | null> =>
    sets.get(name)?.files ?? (await lastGood.read(`${name}.xml`));

  const keepSet = async (name: string, { parts, freshness }: Built, began: Begin): Promise<BuiltSet> => {
    const set = {
      files: await lastGood.write(`${name}.xml`, parts),
      epoch: began.epoch,
      builtAt: began.at,
      freshUntil: freshness.freshUntil(),
      usableUntil: freshness.usableUntil(),
    };
    remember(sets, name, set);
    return set;
  };

  const buildSet = async (name: string): Promise<Outcome> => {
    const began = { epoch: epoch(), at: Date.now() };
    const outcome = await build(name);
    if (outcome.kind === "missing") {
      if ((sets.get(name)?.epoch ?? 0) <= began.epoch) sets.delete(name);
      return outcome;
    }
    if (outcome.kind === "built" && outcome.isWhole)
      return { kind: "new", set: await newest(name, began.epoch, () => keepSet(name, outcome, began)) };
    block(name, began.epoch);
    const old = await oldFiles(name);
    if (old !== null) return { kind: "old", files: old };
    return outcome.kind === "built" ? { kind: "passing", files: heldSet(outcome.parts) } : { kind: "failed" };
  };

  /** Concurrent callers share one build. A caller after a purge does not join a build that began before it. */
  const buildOnce = (name: string): Promise<Outcome> => {
    const key = `${epoch()} ${name}`;
    const known = builds.get(key);
    if (known !== undefined) return known;
    const outcome = buildSet(name).finally(() => builds.delete(key));
    builds.set(key, outcome);
    return outcome;
  };

  const current = async (name: string): Promise<Outcome> => {
    const set = sets.get(name);
    const isCurrentEpoch = set?.epoch === epoch();
    const now = Date.now();
    // One that was built in the future was built before the clock was set back.
    if (set !== undefined && isCurrentEpoch && set.builtAt <= now && now < set.freshUntil) return { kind: "new", set };
    const old = isBlocked(name) ? await oldFiles(name) : null;
    if (old !== null) return { kind: "old", files: old };
    if (set === undefined || !isCurrentEpoch || now >= set.usableUntil) return buildOnce(name);
    // The old set is served as a whole until the new one is ready.
    buildOnce(name).catch(() => block(name, set.epoch));
    return { kind: "old", files: set.files };
  };

  return {
    answer: async (asked) => {
      const { name, part } = nameAndPart(asked);
      const ofPart = await toAnswer(await current(name), part - 1);
      // A sitemap of the backend may be named like a part of another.
      const answer = ofPart === null && name !== asked ? await toAnswer(await current(asked), 0) : ofPart;
      return answer === "unavailable" ? unavailableAnswer(speech()) : answer;
    },
  };
}

/** A build that has just failed is not retried for a moment, unless a purge says that something may have changed. */
function createBlocks(epoch: () => number) {
  const blocks = new Map<string, { readonly epoch: number; readonly until: number }>();
  return {
    block: (name: string, began: number): void =>
      remember(blocks, name, { epoch: began, until: Date.now() + blockedMs }),
    isBlocked: (name: string): boolean => {
      const found = blocks.get(name);
      const leftMs = (found?.until ?? 0) - Date.now();
      return found?.epoch === epoch() && leftMs > 0 && leftMs <= blockedMs;
    },
  };
}

async function toAnswer(outcome: Outcome, index: number): Promise<Answer | "unavailable" | null> {
  if (outcome.kind === "missing") return null;
  if (outcome.kind === "failed") return "unavailable";
  const files = outcome.kind === "new" ? outcome.set.files : outcome.files;
  if (index >= files.count) return null;
  const body = await files.part(index);
  if (body === null) return "unavailable";
  // The store must not serve an old part on its own: it would appear beside new ones.
  if (outcome.kind === "new") return xmlAnswer(body, outcome.set.freshUntil);
  return outcome.kind === "old" ? xmlAnswer(body, 0) : passingAnswer(200, "application/xml", body);
}

function unavailableAnswer(speech: Speech): Answer {
  return failedAnswer("text/plain", `${sayIn(speech, "This file is not available right now.")}\n`);
}

/** Sets a value; evicts the oldest when there are too many. */
function remember<T>(values: Map<string, T>, name: string, value: T): void {
  values.delete(name);
  values.set(name, value);
  const oldest = values.keys().next().value;
  if (values.size > setsMax && oldest !== undefined) values.delete(oldest);
}
