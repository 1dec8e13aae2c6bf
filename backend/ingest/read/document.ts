import type { Folders } from "../../../content-folder/arrangement/folder-yml.ts";
import { placeOf } from "../../../content-folder/arrangement/place.ts";
import type { DocumentPlace } from "../../../content-folder/arrangement/place.ts";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { NewDocument } from "../../store/documents.ts";
import { published, withheld } from "../../../content-folder/problem.ts";
import type { ContentProblem, LineProblem } from "../../../content-folder/problem.ts";
import type { Reference } from "../../store/sources.ts";
import type { AssetReader } from "../../../content-folder/media/assets.ts";
import { readBody } from "./body.ts";
import type { DocumentFile } from "./content-files.ts";
import { toFacts } from "./document-facts.ts";
import type { FileHistory } from "./file-history.ts";
import { withHistory } from "./with-history.ts";
import { titleOfPath } from "../../../content-folder/arrangement/file-names.ts";
import type { DocumentParts } from "./front-matter/front-matter.ts";
import type { Addresses } from "./links.ts";
import type { ReadText } from "./reading.ts";

/** The inputs for building a document. */
export interface DocumentContext {
  readonly readText: ReadText;
  readonly assets: AssetReader;
  readonly addresses: Pick<Addresses, "byPath">;
  readonly authorIds: ReadonlySet<string>;
  readonly types: DocumentTypes;
  readonly folders: Folders;
  /** The site's, as a BCP 47 tag. */
  readonly language: string;
}

/** A document, the problems in its file, and its dependencies. */
export interface MadeDocument {
  /** Null if there is nothing to publish: neither a title nor a text. */
  readonly document: NewDocument | null;
  readonly problems: readonly ContentProblem[];
  readonly assets: Readonly<Record<string, string | null>>;
  readonly links: Readonly<Record<string, string | null>>;
  readonly anchors: readonly string[];
  readonly references: readonly Reference[];
}

/** What a document is built from, besides its text. */
export interface DocumentOrder {
  readonly file: DocumentFile;
  readonly history: FileHistory | null;
  /** Addresses that it had before. */
  readonly moved: readonly string[];
}

/** Builds a document from its file's text and parsed parts. */
export async function makeDocument(
  { file, history, moved }: DocumentOrder,
  text: string,
  written: DocumentParts,
  context: DocumentContext,
): Promise<MadeDocument> {
  const parts = withHistory(written, history, context.authorIds);
  const subject = parts.fields.subject ?? null;
  const body = await readBody(text.slice(parts.bodyStart), {
    ...context,
    path: file.path,
    firstLine: parts.bodyLine,
    subject,
  });
  const picture = await readFeaturedImage(file, parts, context.assets);
  const author = findAuthor(parts, context);
  const isEmpty = subject === null && body.title === null && body.html.trim() === "";
  const title = subject ?? body.title ?? titleOfPath(file.path);
  const found = [
    ...parts.problems,
    ...faultsOfTitle(parts, { title, isEmpty, isHeading: body.title !== null }),
    ...faultsOfGroups(parts),
    ...author.problems,
    ...picture.problems,
    ...body.problems,
  ];
  const problems = found.toSorted((a, b) => a.line - b.line).map((problem) => ({ file: file.path, ...problem }));
  const depends = {
    problems,
    assets: { ...author.assets, ...picture.assets, ...body.assets },
    links: body.links,
    anchors: body.anchors,
    references: body.references,
  };
  if (isEmpty) return { document: null, ...depends };
  const place = placeIn(file, parts.fields.order ?? null, context);
  const aliases = [...new Set([...parts.fields.aliases, ...moved])];
  const facts = { ...toFacts(file, parts, context.language), aliases, ...place, subject: title, authorId: author.id };
  return {
    document: {
      ...facts,
      featuredImage: picture.url,
      readingMinutes: body.readingMinutes,
      content: body.html,
      sections: body.sections,
    },
    ...depends,
  };
}

/** The place of a document, by its file and the order in its front matter. */
export function placeIn(
  { path, docType }: DocumentFile,
  order: number | null,
  { types, folders }: Pick<DocumentContext, "types" | "folders">,
): DocumentPlace {
  return placeOf(path, order, findType(types, docType) ?? types.all[0], folders);
}

function faultsOfTitle(
  { fields, bodyLine }: DocumentParts,
  { title, isEmpty, isHeading }: { readonly title: string; readonly isEmpty: boolean; readonly isHeading: boolean },
): LineProblem[] {
  if (fields.subject !== undefined) return [];
  if (isEmpty) return [withheld("no-text", 1, 'there is nothing to publish: expected a "subject" or some text')];
  const line = bodyLine === 1 ? 1 : 2;
  return [
    published(
      "no-title",
      line,
      `the field "subject" is missing: expected the title, as text. ${isHeading ? "The first heading" : "The file name"} is used instead: "${title}"`,
    ),
  ];
}

function faultsOfGroups({ fields: { category, subcategory }, lines }: DocumentParts): LineProblem[] {
  return subcategory !== undefined && category === undefined
    ? [published("bad-field", lines["subcategory"] ?? 1, "subcategory: expected a category too")]
    : [];
}

/** For an unknown author, the author file is recorded as missing, so that the document is rebuilt once it appears. */
function findAuthor({ fields: { author }, lines }: DocumentParts, { authorIds, assets }: DocumentContext) {
  if (author === undefined) return { id: null, problems: [], assets: {} };
  if (authorIds.has(author)) return { id: author, problems: [], assets: {} };
  const file = `authors/${author}.yml`;
  return {
    id: null,
    problems: [published("unknown-author", lines["author"] ?? 1, `author: expected a readable file ${file}`)],
    assets: assets.stampsOf(file),
  };
}

async function readFeaturedImage(
  file: DocumentFile,
  { fields: { featuredImage }, lines }: DocumentParts,
  assets: AssetReader,
) {
  if (featuredImage === undefined) return { url: null, problems: [], assets: {} };
  if (/^https:/i.test(featuredImage)) return { url: featuredImage, problems: [], assets: {} };
  const asset = await assets.read(featuredImage, file.path);
  if (asset.kind === "found") return { url: asset.medium.url, problems: [], assets: asset.stamps };
  return {
    url: null,
    problems: [published("missing-picture", lines["featuredImage"] ?? 1, `featuredImage: ${asset.message}`)],
    assets: asset.stamps,
  };
}
