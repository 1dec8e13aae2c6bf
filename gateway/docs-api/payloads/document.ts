/**
 * What the docs backend sends, parsed once: the only shapes that the rest of the gateway sees. Unknown fields are ignored,
 * optional ones may be missing, null or of a wrong type, and an item without its required fields is dropped from its list.
 */
import { z } from "zod";
import { titleFromPath } from "../../../addresses/title-from-path.ts";
import { toMarkups } from "./schema-markup.ts";
import { slugOf } from "./slug.ts";
import {
  optionalCount,
  optionalDate,
  optionalId,
  optionalShortText,
  optionalText,
  partsOf,
  requiredShortText,
} from "./tolerant.ts";
import { eachDetailOnce, eachPersonOnce } from "./unique-by-slug.ts";

const UserPayload = z.object({ _id: optionalId, name: requiredShortText, designation: optionalShortText });
const AuthorDetailPayload = z.object({ _id: optionalId, name: requiredShortText });

const NamedDetailPayload = z
  .object({ _id: optionalId, name: requiredShortText, slug: optionalText })
  .transform((detail) => ({ ...detail, slug: detail.slug ?? slugOf(detail.name, detail._id) }));

/** Slugs are compared with addresses character by character, so they are never trimmed or case-folded. */
const slug = z.string().min(1);

const locationName = z
  .union([z.string(), z.object({ name: z.string().nullish() })])
  .nullish()
  .catch(null)
  .transform((location) => (typeof location === "string" ? location : (location?.name ?? "")).trim() || null);

/** A document. A slug is required, and a title or a text; dates are valid ISO texts in UTC. */
export const DocumentPayload = z
  .object({
    _id: optionalId,
    slug,
    subject: z.unknown().transform((given) => requiredShortText.safeParse(given).data ?? null),
    metaTitle: optionalShortText,
    metaDescription: optionalShortText,
    content: optionalText,
    featuredImage: optionalText,
    category: optionalShortText,
    subcategory: optionalShortText,
    typeName: optionalShortText,
    docType: optionalText,
    datePublished: optionalDate,
    lastUpdated: optionalDate,
    user: partsOf(UserPayload).transform(eachPersonOnce),
    authorDetails: partsOf(AuthorDetailPayload).transform(eachPersonOnce),
    typeDetails: partsOf(NamedDetailPayload).transform(eachDetailOnce),
    tagDetails: partsOf(NamedDetailPayload).transform(eachDetailOnce),
    location: locationName,
    schemaMarkup: z.array(z.unknown()).nullish().catch(null).transform(toMarkups),
    description: optionalText,
    language: optionalShortText,
    readingMinutes: optionalCount,
    sourcePath: optionalText,
    editUrl: z
      .union([z.string(), z.boolean()])
      .nullish()
      .catch(null)
      .transform((given) => (given === true ? null : (given ?? null))),
  })
  .transform(({ subject, ...document }, context) => {
    const title = subject ?? document.metaTitle ?? titleOfText(document);
    if (title === null) context.addIssue("A document has neither a title nor a text.");
    return { ...document, _id: document._id ?? document.slug, subject: title ?? "" };
  });
export type DocumentPayload = Readonly<z.output<typeof DocumentPayload>>;

/** The title of a document that has none (decisions, section 4); null where it has no text either. */
function titleOfText({
  content,
  slug: name,
}: {
  readonly content: string | null;
  readonly slug: string;
}): string | null {
  return content === null ? null : titleFromPath(`/${name}`);
}

/** The position of a page in a list; what a backend leaves out is computed. */
export interface PaginationPayload {
  readonly totalDocs: number;
  readonly totalPages: number;
  readonly page: number;
  readonly limit: number;
  readonly hasNextPage: boolean;
  readonly hasPrevPage: boolean;
}

/** One page of documents. */
export interface DocumentListPayload {
  readonly docs: readonly DocumentPayload[];
  readonly pagination: PaginationPayload;
}

/** The fields of a document that a link needs. */
export const DocumentLinkPayload = z.object({ subject: requiredShortText, slug });
export type DocumentLinkPayload = Readonly<z.output<typeof DocumentLinkPayload>>;
