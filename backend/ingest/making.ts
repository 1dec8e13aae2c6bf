import { join } from "node:path";
import type { NewDocument } from "../store/documents.ts";
import type { ContentProblem, Source } from "../store/sources.ts";
import { type DocumentFile, stampOf } from "./content-files.ts";
import { type DocumentContext, makeDocument } from "./document.ts";
import { type DocumentParts, readDocumentFile } from "./front-matter.ts";
import { type ReadText, hashOf } from "./reading.ts";

/** What the documents of one pass are made with. */
export interface MakeContext extends DocumentContext {
  readonly contentDir: string;
  readonly readText: ReadText;
}

/** A file that a document is to be made of. */
export interface MakeOrder {
  readonly file: DocumentFile;
  /** Of its text, as it was when it was looked at. */
  readonly hash: string;
  /** What was noted of it before. */
  readonly before: Pick<Source, "key" | "anchors"> | null;
  /** The file that its slug belongs to, where that is another one. */
  readonly slugOwner: string | null;
}

/** What one file comes to: what is to be noted about it, and what readers get to see. */
export interface Making {
  /** Null when what was noted still holds. */
  readonly source: Source | null;
  /** Null when there is nothing new to publish. */
  readonly document: NewDocument | null;
  /** Whether the file's document must go. */
  readonly unpublish: boolean;
}

/** Makes the document of a file. */
export async function makeFile(order: MakeOrder, context: MakeContext): Promise<Making> {
  const text = await context.readText(join(context.contentDir, order.file.path));
  // Changed in this very moment: the next pass takes it as a whole.
  if (hashOf(text) !== order.hash) return { source: null, document: null, unpublish: false };
  return makeText(order, text, context);
}

async function makeText(
  { file, hash, before, slugOwner }: MakeOrder,
  text: string,
  context: MakeContext,
): Promise<Making> {
  const nothing = {
    authorId: null,
    assets: {},
    links: {},
    anchors: before?.anchors ?? null,
    references: [],
    problems: [],
  };
  const source: Source = {
    path: file.path,
    stamp: file.stamp,
    hash,
    state: "broken",
    key: before?.key ?? null,
    ...nothing,
  };
  const broken = (problems: readonly ContentProblem[], found: Partial<Source> = {}): Making => ({
    source: { ...source, ...found, problems },
    document: null,
    unpublish: false,
  });
  const parts = readDocumentFile(text, file);
  if (parts.kind === "broken") return broken(parts.problems.map((problem) => ({ file: file.path, ...problem })));
  const { slug, fields } = parts.parts;
  if (fields.draft) return { source: { ...source, state: "draft", key: slug }, document: null, unpublish: true };
  const clash = slugOwner === null ? [] : [toClash(file, parts.parts, slugOwner)];
  const made = await makeDocument(file, text, parts.parts, context);
  const problems = [...clash, ...made.problems];
  const { anchors, references } = made;
  if (made.document === null || clash.length > 0) return broken(problems, { anchors, references });
  const noted = {
    ...source,
    key: slug,
    authorId: fields.author ?? null,
    assets: made.assets,
    links: made.links,
    anchors,
    references,
    problems,
  };
  return { source: { ...noted, state: "published" }, document: made.document, unpublish: false };
}

function toClash(file: DocumentFile, { slug, lines }: DocumentParts, owner: string): ContentProblem {
  return {
    file: file.path,
    line: lines["slug"] ?? 1,
    message: `the slug "${slug}" belongs to ${owner}. Give one of the two another slug`,
  };
}

/** Whether something that a document shows or names is no longer what it was made with. */
export async function isStale(
  { state, assets, links, authorId }: Source,
  { contentDir, addresses, authorIds }: Omit<MakeContext, "assets" | "readText">,
): Promise<boolean> {
  if (state === "draft") return false;
  if (authorId !== null && !authorIds.has(authorId)) return true;
  if (Object.entries(links).some(([path, address]) => (addresses.byPath.get(path) ?? null) !== address)) return true;
  return hasStaleAssets(contentDir, assets);
}

/** Whether a picture has changed, gone or come. */
export async function hasStaleAssets(contentDir: string, assets: Source["assets"]): Promise<boolean> {
  const stamps = await Promise.all(
    Object.entries(assets).map(async ([path, stamp]) => (await stampOf(join(contentDir, path))) === stamp),
  );
  return stamps.includes(false);
}
