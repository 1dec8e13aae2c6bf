import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NewDocument } from "../store/documents.ts";
import type { ContentProblem, Source } from "../store/sources.ts";
import { stampOf } from "./content-files.ts";
import { type DocumentContext, makeDocument } from "./document.ts";
import { type DocumentParts, readDocumentFile } from "./front-matter.ts";
import { type FileReading, hashOf } from "./reading.ts";

/** What the documents of one pass are made with. */
export interface MakeContext extends DocumentContext {
  readonly contentDir: string;
  /** Which file each slug belongs to. */
  readonly winners: ReadonlyMap<string, FileReading>;
  /** Whether everything is to be made anew. */
  readonly redo: boolean;
}

/** What one file comes to: what is to be noted about it, and what readers get to see. */
export interface Making {
  /** Null when what was noted still holds. */
  readonly source: Source | null;
  /** Null when there is nothing new to publish. */
  readonly document: NewDocument | null;
  /** Whether the file's document must go. */
  readonly unpublish: boolean;
  readonly problems: readonly ContentProblem[];
  readonly parsed: boolean;
}

/** Makes the document of a file, unless it and all that it depends on is as it was. */
export async function makeFile(reading: FileReading, context: MakeContext): Promise<Making> {
  const { file } = reading;
  if (reading.kind === "same" && !context.redo && !(await isStale(reading.source, context))) {
    const source = reading.source.stamp === file.stamp ? null : { ...reading.source, stamp: file.stamp };
    return { source, document: null, unpublish: false, problems: reading.source.problems, parsed: false };
  }
  const text = await readFile(join(context.contentDir, file.path), "utf8");
  const hash = hashOf(text);
  const expected = reading.kind === "same" ? reading.source.hash : reading.hash;
  // Changed in this very moment: the next pass takes it as a whole.
  if (hash !== expected) return { source: null, document: null, unpublish: false, problems: [], parsed: false };
  return makeText(reading, text, hash, context);
}

async function makeText(reading: FileReading, text: string, hash: string, context: MakeContext): Promise<Making> {
  const { file } = reading;
  const key = reading.source?.key ?? null;
  const nothing = { authorId: null, assets: {}, links: {}, anchors: reading.source?.anchors ?? null, references: [], problems: [] };
  const source: Source = { path: file.path, stamp: file.stamp, hash, state: "broken", key, ...nothing };
  const broken = (problems: readonly ContentProblem[], text: Partial<Source> = {}): Making => ({
    source: { ...source, ...text, problems },
    document: null,
    unpublish: false,
    problems,
    parsed: true,
  });
  const parts = readDocumentFile(text, file);
  if (parts.kind === "broken") return broken(parts.problems.map((problem) => ({ file: file.path, ...problem })));
  const { slug, fields } = parts.parts;
  if (fields.draft) {
    return { source: { ...source, state: "draft", key: slug }, document: null, unpublish: true, problems: [], parsed: true };
  }
  const clash = findClash(reading, parts.parts, context);
  const made = await makeDocument(file, text, parts.parts, context);
  const problems = [...clash, ...made.problems];
  const { anchors, references } = made;
  if (made.document === null || clash.length > 0) return broken(problems, { anchors, references });
  const noted = { ...source, key: slug, authorId: fields.author ?? null, assets: made.assets, links: made.links, anchors, references, problems };
  return { source: { ...noted, state: "published" }, document: made.document, unpublish: false, problems, parsed: true };
}

function findClash({ file }: FileReading, { slug, lines }: DocumentParts, { winners }: MakeContext): ContentProblem[] {
  const winner = winners.get(slug);
  if (winner === undefined || winner.file.path === file.path) return [];
  const message = `the slug "${slug}" belongs to ${winner.file.path}. Give one of the two another slug`;
  return [{ file: file.path, line: lines["slug"] ?? 1, message }];
}

/** Whether something that the document shows or names is no longer what it was made with. */
async function isStale({ state, assets, links, authorId }: Source, { contentDir, addresses, authorIds }: MakeContext): Promise<boolean> {
  if (state === "draft") return false;
  if (authorId !== null && !authorIds.has(authorId)) return true;
  if (Object.entries(links).some(([path, address]) => (addresses.byPath.get(path) ?? null) !== address)) return true;
  return hasStaleAssets(contentDir, assets);
}

/** Whether a picture has changed, gone or come. */
export async function hasStaleAssets(contentDir: string, assets: Source["assets"]): Promise<boolean> {
  const stamps = await Promise.all(Object.entries(assets).map(async ([path, stamp]) => (await stampOf(join(contentDir, path))) === stamp));
  return stamps.includes(false);
}
