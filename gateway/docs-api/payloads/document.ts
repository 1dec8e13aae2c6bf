/**
 * What the docs backend sends, parsed once: the only shapes that the rest of the gateway sees. Unknown fields are ignored,
 * optional ones may be missing, null or of a wrong type, and an item without its required fields is dropped from its list.
 */
import { z } from "zod";
import { toMarkups } from "./schema-markup.ts";
import { slugOf } from "./slug.ts";
import { listOf, numberOf, optionalCount, optionalDate, optionalId, optionalText, requiredText } from "./tolerant.ts";

const UserPayload = z.object({ _id: optionalId, name: requiredText, designation: optionalText });
const AuthorDetailPayload = z.object({ _id: optionalId, name: requiredText });

const NamedDetailPayload = z
  .object({ _id: optionalId, name: requiredText, slug: optionalText })
  .transform((detail) => ({ ...detail, slug: detail.slug ?? slugOf(detail.name, detail._id) }));

/** Slugs are compared with addresses character by character, so they are never trimmed or case-folded. */
const slug = z.string().min(1);

const locationName = z
  .union([z.string(), z.object({ name: z.string().nullish() })])
  .nullish()
  .catch(null)
  .transform((location) => (typeof location === "string" ? location : (location?.name ?? "")).trim() || null);

/** A document. A slug and a subject are required; dates are valid ISO texts in UTC. */
export const DocumentPayload = z
  .object({
    _id: optionalId,
    slug,
    subject: requiredText,
    metaTitle: optionalText,
    metaDescription: optionalText,
    content: optionalText,
    featuredImage: optionalText,
    category: optionalText,
    subcategory: optionalText,
    typeName: optionalText,
    docType: optionalText,
    datePublished: optionalDate,
    lastUpdated: optionalDate,
    user: listOf(UserPayload),
    authorDetails: listOf(AuthorDetailPayload),
    typeDetails: listOf(NamedDetailPayload),
    tagDetails: listOf(NamedDetailPayload),
    location: locationName,
    schemaMarkup: z.array(z.unknown()).nullish().catch(null).transform(toMarkups),
    description: optionalText,
    language: optionalText,
    readingMinutes: optionalCount,
    sourcePath: optionalText,
    editUrl: z
      .union([z.string(), z.boolean()])
      .nullish()
      .catch(null)
      .transform((given) => (given === true ? null : (given ?? null))),
  })
  .transform((document) => ({ ...document, _id: document._id ?? document.slug }));
export type DocumentPayload = Readonly<z.output<typeof DocumentPayload>>;

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
export const DocumentLinkPayload = z.object({ subject: requiredText, slug });
export type DocumentLinkPayload = Readonly<z.output<typeof DocumentLinkPayload>>;

const groupFields = { _id: optionalId, name: requiredText, docs: listOf(DocumentLinkPayload), count: optionalCount };

const SubCategoryPayload = z.object(groupFields).transform((group) => ({
  ...group,
  _id: group._id ?? slugOf(group.name, null),
  count: group.count ?? group.docs.length,
}));

/** A category with its subcategories. */
export const CategoryPayload = z
  .object({ _id: optionalId, name: requiredText, subCategories: listOf(SubCategoryPayload), count: optionalCount })
  .transform((category) => ({
    ...category,
    _id: category._id ?? slugOf(category.name, null),
    count: category.count ?? category.subCategories.reduce((total, { count }) => total + count, 0),
  }));
export type CategoryPayload = Readonly<z.output<typeof CategoryPayload>>;

/** A type or a tag with its documents. */
export const GroupPayload = z.object({ ...groupFields, slug: optionalText }).transform((group) => {
  const groupSlug = group.slug ?? slugOf(group.name, group._id);
  return { ...group, _id: group._id ?? groupSlug, slug: groupSlug, count: group.count ?? group.docs.length };
});
export type GroupPayload = Readonly<z.output<typeof GroupPayload>>;

/** An author with their documents. */
export const UserGroupPayload = z.object({ ...groupFields, lastPublished: optionalDate }).transform((group) => ({
  ...group,
  _id: group._id ?? slugOf(group.name, null),
  count: group.count ?? group.docs.length,
}));
export type UserGroupPayload = Readonly<z.output<typeof UserGroupPayload>>;

const authorFields = {
  _id: optionalId,
  name: requiredText,
  role: optionalText,
  image: optionalText,
  designation: optionalText,
};
const publishingFields = { documentCount: optionalCount, lastPublished: optionalDate };

/** An author of documents. The author's own fields are nested under `author`, or beside the counts. */
export const AuthorPayload = z
  .union([
    z
      .object({ author: z.object(authorFields), ...publishingFields })
      .transform(({ author, ...publishing }) => ({ ...author, ...publishing })),
    z.object({ ...authorFields, ...publishingFields }),
  ])
  .transform((author) => ({
    ...author,
    _id: author._id ?? slugOf(author.name, null),
    documentCount: author.documentCount ?? 0,
  }));
export type AuthorPayload = Readonly<z.output<typeof AuthorPayload>>;

/** One page of authors. */
export interface AuthorListPayload {
  readonly authors: readonly AuthorPayload[];
  readonly pagination: PaginationPayload;
}

const priority = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((given) => Math.min(1, Math.max(0, numberOf(given) ?? 0.5)));

const images = z
  .array(z.string())
  .nullish()
  .catch(null)
  .transform((given) => given ?? null);

const SitemapLinkPayload = z.object({
  linkname: requiredText,
  lastmoddate: optionalDate,
  priority,
  images,
  count: optionalCount,
});

/** The links of one sitemap; `linkname` may be an absolute address or a path. */
export const SitemapPayload = z.object({ links: listOf(SitemapLinkPayload) });
export type SitemapPayload = Readonly<z.output<typeof SitemapPayload>>;

/** The text of robots.txt. A blank one would allow everything: it counts as a failure of the backend, not as a rule. */
export const RobotsPayload = z.object({ content: z.string().refine((content) => content.trim() !== "") });
export type RobotsPayload = Readonly<z.output<typeof RobotsPayload>>;
