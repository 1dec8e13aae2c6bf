import { nameSlug } from "../../addresses/name-slug.ts";
import type { Named, NewDocument } from "../store/documents.ts";
import type { ContentProblem, Reference } from "../store/sources.ts";
import type { AssetReader } from "./assets.ts";
import { readBody } from "./body.ts";
import type { DocumentFile } from "./content-files.ts";
import type { DocumentParts } from "./front-matter.ts";
import type { Addresses } from "./links.ts";
import type { LineProblem } from "./yaml-fields.ts";

/** What a document is made with. */
export interface DocumentContext {
  readonly assets: AssetReader;
  readonly addresses: Pick<Addresses, "byPath">;
  readonly authorIds: ReadonlySet<string>;
}

/** A document, or the problems that keep it from being published; and what either depends on. */
export interface MadeDocument {
  /** Null when it cannot be published as it is. */
  readonly document: NewDocument | null;
  readonly problems: readonly ContentProblem[];
  readonly assets: Readonly<Record<string, string | null>>;
  readonly links: Readonly<Record<string, string | null>>;
  readonly anchors: readonly string[];
  readonly references: readonly Reference[];
}

/** Makes a document of its file's text and what was read of it. */
export async function makeDocument(
  file: DocumentFile,
  text: string,
  parts: DocumentParts,
  context: DocumentContext,
): Promise<MadeDocument> {
  const body = await readBody(text.slice(parts.bodyStart), { ...context, path: file.path, firstLine: parts.bodyLine });
  const picture = await readFeaturedImage(file, parts, context.assets);
  const errors = [...findFieldProblems(parts, context), ...picture.errors, ...body.errors];
  const problems = [...errors, ...body.warnings]
    .sort((a, b) => a.line - b.line)
    .map((problem) => ({ file: file.path, ...problem }));
  const depends = {
    problems,
    assets: { ...picture.assets, ...body.assets },
    links: body.links,
    anchors: body.anchors,
    references: body.references,
  };
  if (errors.length > 0) return { document: null, ...depends };
  return {
    document: { ...toFacts(file, parts), featuredImage: picture.url, content: body.html, sections: body.sections },
    ...depends,
  };
}

function toFacts(
  file: DocumentFile,
  { slug, fields }: DocumentParts,
): Omit<NewDocument, "featuredImage" | "content" | "sections"> {
  return {
    slug,
    path: file.path,
    docType: file.docType,
    subject: fields.subject,
    metaTitle: fields.metaTitle ?? null,
    metaDescription: fields.metaDescription ?? null,
    description: fields.description ?? null,
    category: fields.category === undefined ? null : toNamed(fields.category),
    subcategory: fields.category === undefined ? null : toNamed(fields.subcategory ?? "General"),
    tags: toTags(fields.tags),
    authorId: fields.author ?? null,
    datePublished: fields.datePublished ?? null,
    lastUpdated: fields.lastUpdated ?? null,
    location: fields.location ?? null,
    schemaMarkup: fields.schemaMarkup.map((markup) => JSON.stringify(markup)),
  };
}

/** What is wrong between fields, or between a field and other files. */
function findFieldProblems({ fields, lines }: DocumentParts, { authorIds }: DocumentContext): LineProblem[] {
  const { author, category, subcategory } = fields;
  const problems: LineProblem[] = [];
  if (author !== undefined && !authorIds.has(author)) {
    problems.push({
      line: lines["author"] ?? 1,
      message: `author: there is no authors/${author}.yml that can be read`,
    });
  }
  if (subcategory !== undefined && category === undefined) {
    problems.push({ line: lines["subcategory"] ?? 1, message: "subcategory: expected a category too" });
  }
  return problems;
}

async function readFeaturedImage(
  file: DocumentFile,
  { fields: { featuredImage }, lines }: DocumentParts,
  assets: AssetReader,
) {
  if (featuredImage === undefined) return { url: null, errors: [], assets: {} };
  if (/^https:/i.test(featuredImage)) return { url: featuredImage, errors: [], assets: {} };
  const asset = await assets.read(featuredImage, file.path);
  if (asset.kind === "found") return { url: asset.medium.url, errors: [], assets: asset.stamps };
  return {
    url: null,
    errors: [{ line: lines["featuredImage"] ?? 1, message: `featuredImage: ${asset.message}` }],
    assets: asset.stamps,
  };
}

/** Two spellings of one tag are one tag. */
function toTags(names: readonly string[]): Named[] {
  return [...new Map(names.map((name) => [nameSlug(name), toNamed(name)])).values()];
}

function toNamed(name: string): Named {
  return { slug: nameSlug(name), name };
}
