import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { historyMark } from "./file-history.ts";
import type { FileHistory } from "./file-history.ts";
import { findFrontMatter } from "../../../content-folder/front-matter.ts";
import { stampOf } from "../../../content-folder/media/file-stamp.ts";
import { HeavyText } from "../../../content-folder/markdown/heavy-text.ts";
import type { TextReading } from "../../../content-folder/inside/read-inside.ts";
import type { NewDocument } from "../../store/documents.ts";
import { badBytes, published, withheld } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { DisplacedSlug, Source } from "../../store/sources.ts";
import type { DocumentFile } from "./content-files.ts";
import { makeDocument, placeIn } from "./document.ts";
import type { DocumentContext } from "./document.ts";
import { readDocumentFile } from "./front-matter/front-matter.ts";
import type { DocumentParts } from "./front-matter/front-matter.ts";
import { addressOfFile, hashOf, unreadHash } from "./reading.ts";
import { isShown, nextDueMs } from "./visibility.ts";

/** The inputs for building the documents of one scan. */
export interface BuildContext extends DocumentContext {
  readonly contentDir: string;
}

/** A file to build a document from. */
export interface BuildOrder {
  readonly file: DocumentFile;
  /** The hash of the text at the time of the check. */
  readonly hash: string;
  /** The previous record of the file. */
  readonly before: Pick<Source, "key" | "anchors"> | null;
  /** What the folder's history says of it. */
  readonly history: FileHistory | null;
  /** Addresses that it had before. */
  readonly moved: readonly string[];
  /** The slug that it wants and another file has, if any. */
  readonly displaced: DisplacedSlug | null;
}

/** The result of building a file: its record, and the document to publish. */
export interface BuiltDocument {
  /** Null if the existing record still holds. */
  readonly source: Source | null;
  /** Null if there is nothing new to publish. */
  readonly document: NewDocument | null;
  /** Whether to unpublish the file's document. */
  readonly unpublish: boolean;
}

/** Builds the document of a file. Any error is a problem of this file only. */
export async function buildDocument(order: BuildOrder, context: BuildContext): Promise<BuiltDocument> {
  if (order.hash === unreadHash)
    return toBroken(order, "it takes too much time or memory: simplify it, or split it into several documents");
  const found = await context.readText(order.file.path);
  // Deleted or changed meanwhile: the next scan handles it.
  if (found.kind === "missing" || hashOf(found) !== order.hash)
    return { source: null, document: null, unpublish: false };
  if (found.kind === "refused") return toBroken(order, found.reason);
  try {
    return await buildFromText(order, found, context);
  } catch (error) {
    return error instanceof HeavyText
      ? toBroken(order, error.message, error.line + (findFrontMatter(found.text)?.bodyLine ?? 1) - 1)
      : toBroken(order, wordsFor(error));
  }
}

/** The result for a file that cannot be built; its last good version stays. */
export function toBroken(order: BuildOrder, reason: string, line = 1): BuiltDocument {
  return {
    source: { ...brokenSource(order), problems: [{ file: order.file.path, ...withheld("unreadable", line, reason) }] },
    document: null,
    unpublish: false,
  };
}

/** Describes unforeseen errors. The Markdown and YAML parsers recurse per level, so deep nesting overflows the stack. */
export function wordsFor(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.includes("call stack")
    ? "it is nested too deeply: remove some levels of lists, quotes or emphasis"
    : `it cannot be published: ${message}`;
}

function brokenSource({ file, hash, before, moved }: BuildOrder): Source {
  const nothing = {
    authorId: null,
    assets: {},
    links: {},
    anchors: before?.anchors ?? null,
    references: [],
    problems: [],
    pathSlug: file.slug,
    order: null,
    place: null,
    dueAtMs: null,
    aliases: [],
    history: null,
    moved,
    displaced: null,
  };
  return { path: file.path, stamp: file.stamp, hash, state: "broken", key: before?.key ?? null, ...nothing };
}

async function buildFromText(
  order: BuildOrder,
  { text, badLine }: Extract<TextReading, { readonly kind: "read" }>,
  context: BuildContext,
): Promise<BuiltDocument> {
  const { file, displaced } = order;
  const source = brokenSource(order);
  const broken = (problems: readonly ContentProblem[], found: Partial<Source> = {}): BuiltDocument => ({
    source: { ...source, ...found, problems },
    document: null,
    unpublish: false,
  });
  const read = readDocumentFile(text, file);
  const parts = displaced === null ? read : { ...read, slug: displaced.instead };
  const { slug, fields } = parts;
  const nowMs = Date.now();
  const dueAtMs = nextDueMs(fields, nowMs);
  if (!isShown(fields, nowMs)) return toDraft(file, { ...source, key: slug, dueAtMs }, parts.problems);
  const clash = displaced === null ? [] : [toClash(file, parts, displaced, context.types)];
  const made = await makeDocument(order, text, parts, context);
  const problems = [
    ...clash,
    ...(badLine === null ? [] : [{ file: file.path, ...published("encoding", badLine, badBytes) }]),
    ...made.problems,
  ];
  const { anchors, references } = made;
  if (made.document === null) return broken(problems, { anchors, references });
  const noted = {
    ...source,
    key: slug,
    authorId: made.document.authorId,
    assets: made.assets,
    links: made.links,
    anchors,
    references,
    problems,
    dueAtMs,
    order: fields.order ?? null,
    aliases: fields.aliases.map((href) => ({ href, line: parts.lines["aliases"] ?? 1 })),
    place: JSON.stringify(placeIn(file, fields.order ?? null, context)),
    history: historyMark(order.history, context.authorIds),
    displaced,
  };
  return { source: { ...noted, state: "published" }, document: made.document, unpublish: false };
}

/** An explicit draft does not report its unfinished parts. */
function toDraft(file: DocumentFile, source: Source, problems: DocumentParts["problems"]): BuiltDocument {
  const unclear = problems.some(({ effect }) => effect === "withheld");
  const reported = unclear ? problems.map((problem) => ({ file: file.path, ...problem })) : [];
  return { source: { ...source, state: "draft", problems: reported }, document: null, unpublish: true };
}

function toClash(
  file: DocumentFile,
  { slug, lines }: DocumentParts,
  displaced: DisplacedSlug,
  types: DocumentTypes,
): ContentProblem {
  return {
    file: file.path,
    ...published(
      "duplicate-slug",
      lines["slug"] ?? 1,
      `the slug "${displaced.slug}" belongs to ${displaced.owner}, so this document is at "${addressOfFile(file, slug, types)}". Give one of the two another slug`,
    ),
  };
}

/** Whether anything that a document references has changed since it was built. */
export function isStale(
  { state, assets, links, authorId, order, place }: Source,
  file: DocumentFile,
  { contentDir, addresses, authorIds, types, folders }: Omit<BuildContext, "assets" | "readText">,
): boolean {
  if (state === "draft") return false;
  if (place !== null && JSON.stringify(placeIn(file, order, { types, folders })) !== place) return true;
  if (authorId !== null && !authorIds.has(authorId)) return true;
  if (Object.entries(links).some(([path, address]) => (addresses.byPath.get(path) ?? null) !== address)) return true;
  return hasStaleAssets(contentDir, assets);
}

/** Whether any referenced file has changed, disappeared or appeared. */
export function hasStaleAssets(contentDir: string, assets: Source["assets"]): boolean {
  return Object.entries(assets).some(([path, stamp]) => stampOf(contentDir, path) !== stamp);
}
