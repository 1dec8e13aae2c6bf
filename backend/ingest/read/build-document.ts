import type { TextReading } from "../../../content-folder/read-inside.ts";
import type { NewDocument } from "../../store/documents.ts";
import { type ContentProblem, badBytes, published, withheld } from "../../../content-folder/problem.ts";
import type { Source } from "../../store/sources.ts";
import { type DocumentFile, stampOf } from "./content-files.ts";
import { type DocumentContext, makeDocument } from "./document.ts";
import { type DocumentParts, readDocumentFile } from "./front-matter.ts";
import { type ReadText, hashOf, unreadHash } from "./reading.ts";

/** What the documents of one pass are made with. */
export interface BuildContext extends DocumentContext {
  readonly contentDir: string;
  readonly readText: ReadText;
}

/** A file that a document is to be made of. */
export interface BuildOrder {
  readonly file: DocumentFile;
  /** Of its text, as it was when it was looked at. */
  readonly hash: string;
  /** What was noted of it before. */
  readonly before: Pick<Source, "key" | "anchors"> | null;
  /** The file that its slug belongs to, where that is another one. */
  readonly slugOwner: string | null;
}

/** What one file comes to: what is to be noted about it, and what readers get to see. */
export interface BuiltDocument {
  /** Null when what was noted still holds. */
  readonly source: Source | null;
  /** Null when there is nothing new to publish. */
  readonly document: NewDocument | null;
  /** Whether the file's document must go. */
  readonly unpublish: boolean;
}

/** Makes the document of a file. Whatever is wrong with the file is a problem of this file alone. */
export async function buildDocument(order: BuildOrder, context: BuildContext): Promise<BuiltDocument> {
  if (order.hash === unreadHash)
    return toBroken(order, "it takes too much time or memory: make it simpler, or several of it");
  const found = await context.readText(order.file.path);
  // Gone or changed in this very moment: the next pass takes it as a whole.
  if (found.kind === "missing" || hashOf(found) !== order.hash)
    return { source: null, document: null, unpublish: false };
  if (found.kind === "refused") return toBroken(order, found.reason);
  try {
    return await makeText(order, found, context);
  } catch (error) {
    return toBroken(order, wordsFor(error));
  }
}

/** A file of which nothing can be made; its last good version stays. */
export function toBroken(order: BuildOrder, reason: string): BuiltDocument {
  return {
    source: { ...brokenSource(order), problems: [{ file: order.file.path, ...withheld("unreadable", 1, reason) }] },
    document: null,
    unpublish: false,
  };
}

/** Faults that no check foresaw: the parsers of Markdown and YAML call themselves for every level. */
export function wordsFor(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.includes("call stack")
    ? "it is nested too deeply: take out some levels of lists, quotes or emphasis"
    : `it cannot be published: ${message}`;
}

function brokenSource({ file, hash, before }: BuildOrder): Source {
  const nothing = {
    authorId: null,
    assets: {},
    links: {},
    anchors: before?.anchors ?? null,
    references: [],
    problems: [],
  };
  return { path: file.path, stamp: file.stamp, hash, state: "broken", key: before?.key ?? null, ...nothing };
}

async function makeText(
  order: BuildOrder,
  { text, badLine }: Extract<TextReading, { readonly kind: "read" }>,
  context: BuildContext,
): Promise<BuiltDocument> {
  const { file, slugOwner } = order;
  const source = brokenSource(order);
  const broken = (problems: readonly ContentProblem[], found: Partial<Source> = {}): BuiltDocument => ({
    source: { ...source, ...found, problems },
    document: null,
    unpublish: false,
  });
  const parts = readDocumentFile(text, file);
  if (parts.kind === "broken") return broken(parts.problems.map((problem) => ({ file: file.path, ...problem })));
  const { slug, fields } = parts.parts;
  if (fields.draft) {
    // Whoever says plainly that it is a draft need not hear what is left to do.
    const unclear = parts.parts.problems.some(({ effect }) => effect === "withheld");
    const told = unclear ? parts.parts.problems.map((problem) => ({ file: file.path, ...problem })) : [];
    return { source: { ...source, state: "draft", key: slug, problems: told }, document: null, unpublish: true };
  }
  const clash = slugOwner === null ? [] : [toClash(file, parts.parts, slugOwner)];
  const made = await makeDocument(file, text, parts.parts, context);
  const problems = [
    ...clash,
    ...(badLine === null ? [] : [{ file: file.path, ...published("encoding", badLine, badBytes) }]),
    ...made.problems,
  ];
  const { anchors, references } = made;
  if (made.document === null || clash.length > 0) return broken(problems, { anchors, references });
  const noted = {
    ...source,
    key: slug,
    authorId: made.document.authorId,
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
    ...withheld(
      "duplicate-slug",
      lines["slug"] ?? 1,
      `the slug "${slug}" belongs to ${owner}. Give one of the two another slug`,
    ),
  };
}

/** Whether something that a document shows or names is no longer what it was made with. */
export function isStale(
  { state, assets, links, authorId }: Source,
  { contentDir, addresses, authorIds }: Omit<BuildContext, "assets" | "readText">,
): boolean {
  if (state === "draft") return false;
  if (authorId !== null && !authorIds.has(authorId)) return true;
  if (Object.entries(links).some(([path, address]) => (addresses.byPath.get(path) ?? null) !== address)) return true;
  return hasStaleAssets(contentDir, assets);
}

/** Whether a picture has changed, gone or come. */
export function hasStaleAssets(contentDir: string, assets: Source["assets"]): boolean {
  return Object.entries(assets).some(([path, stamp]) => stampOf(contentDir, path) !== stamp);
}
