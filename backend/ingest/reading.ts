import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addressOf } from "../store/address.ts";
import type { Source } from "../store/sources.ts";
import type { DocumentFile } from "./content-files.ts";
import { type DocumentReading, readDocumentFile } from "./front-matter.ts";
import type { Addresses } from "./links.ts";

/** A document's file in one pass over the content. */
export type FileReading =
  | {
      /** As it was when `source` was noted, though its time of change may be another. */
      readonly kind: "same";
      readonly file: DocumentFile;
      readonly source: Source;
    }
  | {
      readonly kind: "fresh";
      readonly file: DocumentFile;
      /** What was known before; null for a new file. */
      readonly source: Source | null;
      readonly hash: string;
      readonly reading: DocumentReading;
    };

/** Tells whether a file is as it was. When it is not, reads its front matter. */
export async function readIfChanged(contentDir: string, file: DocumentFile, source: Source | null): Promise<FileReading> {
  const mayHold = source !== null && source.state !== "broken";
  if (mayHold && source.stamp === file.stamp) return { kind: "same", file, source };
  const text = await readFile(join(contentDir, file.path), "utf8");
  const hash = hashOf(text);
  if (mayHold && source.hash === hash) return { kind: "same", file, source };
  return { kind: "fresh", file, source, hash, reading: readDocumentFile(text, file) };
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Which file a slug belongs to. Of two that want it, the one that has it keeps it; else the first by path. */
export function settleSlugs(readings: readonly FileReading[], owners: ReadonlyMap<string, string>): ReadonlyMap<string, FileReading> {
  const winners = new Map<string, FileReading>();
  for (const reading of readings) {
    const slug = slugOf(reading, owners);
    if (slug === null) continue;
    const owner = owners.get(slug);
    if (!winners.has(slug) || owner === reading.file.path) winners.set(slug, reading);
  }
  return winners;
}

/** Where every document is, or is about to be, read. */
export function addressesOf(winners: ReadonlyMap<string, FileReading>): Addresses {
  const bySlug = new Map<string, string>();
  const byPath = new Map<string, string>();
  for (const [slug, { file }] of winners) {
    const address = addressOf({ docType: file.docType, slug });
    bySlug.set(slug, address);
    byPath.set(file.path, address);
  }
  return { bySlug, byPath };
}

/** The slug under which a file is, or wants to be, published; null for a draft, or a broken file that never was. */
function slugOf(reading: FileReading, owners: ReadonlyMap<string, string>): string | null {
  if (reading.kind === "same") return reading.source.state === "draft" ? null : reading.source.key;
  if (reading.reading.kind === "read") return reading.reading.parts.fields.draft ? null : reading.reading.parts.slug;
  const lastGood = reading.source?.key ?? null;
  return lastGood !== null && owners.get(lastGood) === reading.file.path ? lastGood : null;
}
