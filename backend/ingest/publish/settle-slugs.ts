import { otherSlugs } from "../../../content-folder/arrangement/other-slugs.ts";
import { typeOf } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { DisplacedSlug } from "../../store/sources.ts";
import type { DocumentFile } from "../read/content-files.ts";
import type { FileReading } from "../read/reading.ts";

/** What is known of the documents that are published now. */
export interface Published {
  /** The file of each document, by slug. */
  readonly owners: ReadonlyMap<string, string>;
  /** The hashes of files that are gone, by path. */
  readonly goneHashes: ReadonlyMap<string, string>;
}

/** The slugs of all documents. */
export interface SettledSlugs {
  /** The file that has each slug. */
  readonly winners: Map<string, DocumentFile>;
  /** The slugs that files wanted and another file has, by the path of the file that wanted it. */
  readonly displaced: Map<string, DisplacedSlug>;
}

/**
 * Determines the slug of each file. Of two claimants the current owner keeps it; if its file is gone, the new place of the same text has it; else the
 * first by path. The others get another slug (`otherSlugs`), which they keep while the claim stands.
 */
export function settleSlugs(
  readings: readonly FileReading[],
  published: Published,
  types: DocumentTypes,
): SettledSlugs {
  const claims = new Map<string, FileReading>();
  const losers: FileReading[] = [];
  for (const reading of readings) {
    const { slug } = reading;
    if (slug === null) continue;
    const first = claims.get(slug);
    if (first === undefined) claims.set(slug, reading);
    else if (rightTo(slug, reading, published) > rightTo(slug, first, published)) {
      claims.set(slug, reading);
      losers.push(first);
    } else losers.push(reading);
  }
  const winners = new Map([...claims].map(([slug, { file }]) => [slug, file]));
  return { winners, displaced: giveOthers(losers, winners, published, types) };
}

/** How much right a file has to a slug: it has it already, its text had it in a file that is gone, or none. */
function rightTo(slug: string, { file, hash }: FileReading, { owners, goneHashes }: Published): 0 | 1 | 2 {
  const owner = owners.get(slug);
  if (owner === undefined) return 0;
  return owner === file.path ? 2 : goneHashes.get(owner) === hash ? 1 : 0;
}

/** Gives other slugs to the files that did not get theirs: first to those that have one and keep it, also from a newcomer who wants that one. */
function giveOthers(
  losers: readonly FileReading[],
  winners: Map<string, DocumentFile>,
  { owners }: Published,
  types: DocumentTypes,
): Map<string, DisplacedSlug> {
  const displaced = new Map<string, DisplacedSlug>();
  if (losers.length === 0) return displaced;
  const give = (instead: string, file: DocumentFile, slug: string): void => {
    winners.set(instead, file);
    displaced.set(file.path, { slug, owner: winners.get(slug)?.path ?? "", instead });
  };
  const slugOf = new Map([...owners].map(([slug, path]) => [path, slug]));
  const waiting: (readonly [wanted: string, file: DocumentFile])[] = [];
  for (const { file, slug: wanted } of losers) {
    const kept = slugOf.get(file.path);
    if (wanted === null) continue;
    if (kept === undefined || !isOther(kept, file, wanted, types)) waiting.push([wanted, file]);
    else {
      const newcomer = winners.get(kept);
      if (newcomer !== undefined) waiting.push([kept, newcomer]);
      give(kept, file, wanted);
    }
  }
  for (const [wanted, file] of waiting) {
    give(
      freeSlug(file, wanted, types, (slug) => winners.has(slug)),
      file,
      wanted,
    );
  }
  return displaced;
}

/** Far more than documents of one name. */
const triesMax = 10_000;

function isOther(slug: string, { path, docType }: DocumentFile, wanted: string, types: DocumentTypes): boolean {
  const others = otherSlugs(path, wanted, typeOf(types, docType) ?? types.all[0]);
  return others.take(triesMax).some((other) => other === slug);
}

function freeSlug(
  { path, docType }: DocumentFile,
  wanted: string,
  types: DocumentTypes,
  isTaken: (slug: string) => boolean,
): string {
  const others = otherSlugs(path, wanted, typeOf(types, docType) ?? types.all[0]);
  for (const other of others) if (!isTaken(other)) return other;
  return wanted;
}
