import type { Answer } from "../../answers/answer.ts";
import { heldSet } from "../last-good-files.ts";
import type { FileSet, LastGoodFiles } from "../last-good-files.ts";
import { failedAnswer, passingAnswer, xmlAnswer } from "../file-answer.ts";
import { nameAndPart } from "./parts.ts";
import type { MakeSitemap } from "./sitemap-fills.ts";

/** Serves sitemaps. All parts of one are of one making, also while it is made anew or cannot be. */
export interface SitemapSets {
  /** A sitemap, or a part of one, by its name without `.xml`; null when there is none. */
  readonly answer: (asked: string) => Promise<Answer | null>;
}

export interface SitemapSetParts {
  readonly make: MakeSitemap;
  readonly lastGood: LastGoodFiles;
  /** Raised by a purge: what was made in an earlier epoch is made anew before it is served. */
  readonly epoch: () => number;
}

interface MadeSet {
  readonly files: FileSet;
  readonly epoch: number;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/** What became of a making: a set that is good now, an old one, one that may not be kept, none, or nothing. */
type Outcome =
  | { readonly kind: "new"; readonly set: MadeSet }
  | { readonly kind: "old"; readonly files: FileSet }
  | { readonly kind: "passing"; readonly files: FileSet }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

const blockedMs = 5_000;

/** Names come from addresses: the sets of so many are remembered, and those of the rest found on the disk. */
const setsMax = 600;

/** Builds what serves sitemaps. */
export const createSitemapSets = ({ make, lastGood, epoch }: SitemapSetParts): SitemapSets => {
  const sets = new Map<string, MadeSet>();
  const makings = new Map<string, Promise<Outcome>>();

  const { block, isBlocked } = createBlocks(epoch);
  const oldFiles = async (name: string): Promise<FileSet | null> =>
    sets.get(name)?.files ?? (await lastGood.read(`${name}.xml`));

  const makeSet = async (name: string): Promise<Outcome> => {
    const began = { epoch: epoch(), at: Date.now() };
    const making = await make(name);
    if (making.kind === "missing") {
      sets.delete(name);
      return making;
    }
    if (making.kind === "made" && making.isWhole) {
      const files = await lastGood.write(`${name}.xml`, making.parts);
      const set = {
        files,
        epoch: began.epoch,
        freshUntil: making.freshness.freshUntil(),
        usableUntil: making.freshness.usableUntil(),
      };
      remember(sets, name, set);
      return { kind: "new", set };
    }
    block(name);
    const old = await oldFiles(name);
    if (old !== null) return { kind: "old", files: old };
    return making.kind === "made" ? { kind: "passing", files: heldSet(making.parts) } : { kind: "failed" };
  };

  /** One making for all who ask. Who comes after a purge does not get what began before it. */
  const makeOnce = (name: string): Promise<Outcome> => {
    const key = `${epoch()} ${name}`;
    const known = makings.get(key);
    if (known !== undefined) return known;
    const making = makeSet(name).finally(() => makings.delete(key));
    makings.set(key, making);
    return making;
  };

  const current = async (name: string): Promise<Outcome> => {
    const set = sets.get(name);
    const isOfNow = set?.epoch === epoch();
    if (set !== undefined && isOfNow && Date.now() < set.freshUntil) return { kind: "new", set };
    const old = isBlocked(name) ? await oldFiles(name) : null;
    if (old !== null) return { kind: "old", files: old };
    if (set === undefined || !isOfNow || Date.now() >= set.usableUntil) return makeOnce(name);
    // The old one serves, whole, until the new one is there.
    makeOnce(name).catch(() => block(name));
    return { kind: "old", files: set.files };
  };

  return {
    answer: async (asked) => {
      const { name, part } = nameAndPart(asked);
      return toAnswer(await current(name), part - 1);
    },
  };
};

/** A making that has just failed is not tried again for a moment, unless something may have changed: a purge. */
const createBlocks = (epoch: () => number) => {
  const blocks = new Map<string, { readonly epoch: number; readonly until: number }>();
  return {
    block: (name: string): void => remember(blocks, name, { epoch: epoch(), until: Date.now() + blockedMs }),
    isBlocked: (name: string): boolean => {
      const found = blocks.get(name);
      return found !== undefined && found.epoch === epoch() && Date.now() < found.until;
    },
  };
};

const toAnswer = async (outcome: Outcome, index: number): Promise<Answer | null> => {
  if (outcome.kind === "missing") return null;
  if (outcome.kind === "failed") return cannotBeMade();
  const files = outcome.kind === "new" ? outcome.set.files : outcome.files;
  if (index >= files.count) return null;
  const body = await files.part(index);
  if (body === null) return cannotBeMade();
  // The store must not serve an old part on its own: it would be beside new ones.
  if (outcome.kind === "new") return xmlAnswer(body, outcome.set.freshUntil);
  return outcome.kind === "old" ? xmlAnswer(body, 0) : passingAnswer(200, "application/xml", body);
};

const cannotBeMade = (): Answer => failedAnswer("text/plain", "The sitemap cannot be made right now.\n");

/** Sets a value; the oldest goes when there are too many. */
const remember = <T>(values: Map<string, T>, name: string, value: T): void => {
  values.delete(name);
  values.set(name, value);
  const oldest = values.keys().next().value;
  if (values.size > setsMax && oldest !== undefined) values.delete(oldest);
};
