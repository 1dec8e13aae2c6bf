import { hash } from "node:crypto";
import { GraphQLError } from "graphql";
import type { SafeContent } from "../../content/content-pipeline.ts";
import type { DocumentPayload } from "../../docs-api/payloads/document.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { badArgument } from "../bad-argument.ts";
import { addressedGroups } from "./addressed-groups.ts";
import { documentLinks } from "./document-links.ts";
import { documentPath } from "./document-path.ts";
import { editUrlOf } from "./edit-url.ts";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import { schemaTypeOf, schemaTypesOf, typeNameOf } from "./schema-types.ts";
import { typeArgument } from "./type-argument.ts";
import { typographyOf } from "./said/typography-of.ts";
import { assertHas } from "../site/assert-has.ts";
import { authorsShown } from "./document-authors.ts";
import { foundDocuments } from "./found-documents.ts";
import { safeImageUrl } from "./image-url.ts";
import { documentsByAuthor, documentsByCategory, documentsByTag, documentsByType } from "./groups.ts";
import { toPagination } from "./mapped.ts";
import { narrowedDocuments, narrowedToValues } from "./narrowed-documents.ts";
import { neighbourOf } from "./neighbours.ts";
import { relatedSlugs } from "./related.ts";
import { socialImageOf } from "./social-image.ts";
import { summaryOf } from "./summary.ts";
import { assertPage } from "./page-arguments.ts";
import { selectsText } from "./selects-text.ts";
import { isLanguageTag } from "../../../words/direction.ts";
import { heardIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";
import { saidReason } from "./said/reason.ts";
import { saidForMarkdown, saidText } from "./said/text.ts";

/** Reading documents: root fields and the fields of a document. */
export const documents: Pick<Resolvers, "Query" | "Document"> = {
  Query: {
    document: (_root, { slug }, context) => (slug.trim() === "" ? null : context.documents.bySlug.load(slug)),
    defaultDocument: (_root, _args, context) => {
      assertHas("docsTree", context.site);
      return context.documents.bySlug.load(context.site.defaultDocument);
    },
    documentLinks: (_root, { type, around, limit }, context) =>
      documentLinks(context, typeArgument("type", type, context.site.types).id, around ?? null, limit ?? null),
    documents: async (_root, { type, narrowTo, page, limit }, context, info) => {
      assertPage({ page, limit });
      const narrowed = await narrowedToValues(type, narrowTo ?? {}, { page, limit }, context);
      if (narrowed !== null) return narrowed;
      const texts = selectsText(info) ? {} : ({ content: "none" } as const);
      const { docs, pagination } = await context.documents.byType.load({
        key: typeArgument("type", type, context.site.types).id,
        page,
        limit,
        ...texts,
      });
      return { items: docs, pagination: toPagination(pagination) };
    },
    narrowedDocuments: (_root, { to, by, page, limit }, context) =>
      narrowedDocuments(to, by ?? [], { page, limit }, context),
    documentTypes: (_root, _args, { site }) => schemaTypesOf(site.types),
    documentsByAuthor: (_root, { authorId, page, limit }, context) =>
      documentsByAuthor(context, authorId, { page, limit }),
    documentsByTag: (_root, { slug, page, limit }, context) => documentsByTag(context, slug, { page, limit }),
    documentsByType: (_root, { slug, page, limit }, context) => documentsByType(context, slug, { page, limit }),
    documentsByCategory: (_root, { slug, subcategory, page, limit }, context) =>
      documentsByCategory(context, { slug, subcategory: subcategory ?? null }, { page, limit }),
  },
  Document: {
    id: ({ _id }) => _id,
    type: ({ docType }, _args, { site }) => schemaTypeOf(site.types, docType),
    path: ({ docType, slug }, _args, { site }) => documentPath(site.types, docType, slug),
    summary: ({ metaDescription }, { length }) =>
      metaDescription === null ? null : summaryOf(metaDescription, length),
    content: async (document, { inlineLinks }, context) => {
      const text = await contentOf(document, context);
      if (text === null) return null;
      const html = inlineLinks ? await context.glossary.addInlineLinks(text, document) : text.html;
      return saidText(html, context.site.words.speechFor(document.language));
    },
    markdown: async (document, _args, context) => {
      const text = await contentOf(document, context);
      return text === null
        ? null
        : context.content.toMarkdown(
            { ...text, html: saidForMarkdown(text.html, context.site.words.speechFor(document.language)) },
            `${context.site.url}${documentPath(context.site.types, document.docType, document.slug)}`,
          );
    },
    contentFingerprint: async (document, _args, context) => fingerprintOf(await rawContentOf(document, context)),
    contentProblem: (document, _args, context) =>
      contentOf(document, context).then(
        () => null,
        (error) => problemIn(error, context.site.words.speech),
      ),
    outline: async (document, _args, context) => (await contentOf(document, context))?.outline ?? [],
    readingMinutes: async (document, _args, context) => (await contentOf(document, context))?.readingMinutes ?? null,
    listedReadingMinutes: ({ readingMinutes }) => readingMinutes || null,
    featuredImage: ({ featuredImage }, { orDefault }, { site }) => {
      const url = safeImageUrl(featuredImage) ?? (orDefault ? site.defaultImage : null);
      return url === null ? null : { url };
    },
    language: ({ language }) => (language !== null && isLanguageTag(language) ? language : null),
    editUrl: ({ sourcePath, editUrl }, _args, { site }) => editUrlOf({ sourcePath, editUrl }, site.editUrl),
    socialImage: (document, _args, { site }) =>
      socialImageOf(
        {
          ...document,
          typeName: typeNameOf(document, site.types),
          authorName: authorsShown(document, site)[0]?.name ?? null,
        },
        site,
      ),
    typeName: (document, _args, { site }) => typeNameOf(document, site.types),
    breadcrumbs: async ({ slug, category, docType }, _args, context) =>
      category === null && findType(context.site.types, docType ?? "")?.order !== "authored"
        ? []
        : await context.navigation.breadcrumbsOf(slug, category, context.site.types),
    authors: (document, _args, { site }) => authorsShown(document, site),
    types: async ({ typeDetails }, _args, context) =>
      (await addressedGroups("types", typeDetails, context)).map(({ _id, name, slug }) => ({
        id: _id,
        name: findType(context.site.types, slug)?.label ?? name,
        slug,
      })),
    tags: async ({ tagDetails }, _args, context) =>
      (await addressedGroups("tags", tagDetails, context)).map(({ _id, name, slug }) => ({ id: _id, name, slug })),
    previous: (document, _args, context) => neighbourOf(document, -1, context),
    next: (document, _args, context) => neighbourOf(document, 1, context),
    related: async (document, { limit }, context) => {
      if (limit < 1 || limit > 12) throw badArgument(`limit must be 1 to 12, got ${limit}.`);
      const tagDetails = await addressedGroups("tags", document.tagDetails, context);
      return foundDocuments(context, await slugsNear({ ...document, tagDetails }, limit, context));
    },
  },
};

async function slugsNear(
  document: DocumentPayload,
  limit: number,
  { navigation, budget }: GatewayContext,
): Promise<readonly string[]> {
  const position = await (await navigation.treeReader())?.position(document.slug);
  if (position) return position.related.slice(0, limit).map(({ slug }) => slug);
  const [tags, categories] = await Promise.all([navigation.tags(), navigation.categories()]);
  // Every document that shares something is scored: on a large site that takes milliseconds for each document of a list.
  await budget?.pause();
  return relatedSlugs(document, tags, categories, limit);
}

/** A document's safe text; null when it has none. Lists and searches may leave the text out: then the whole document is read. */
async function contentOf(document: DocumentPayload, context: GatewayContext): Promise<SafeContent | null> {
  const html = await rawContentOf(document, context);
  const language = typographyOf(document.language, context.site);
  const text = html === null ? null : await context.content.load({ html, language });
  // Nothing may be left of a text that is made of what is not allowed.
  return text === null || text.html.trim() === "" ? null : text;
}

async function rawContentOf(document: DocumentPayload, context: GatewayContext): Promise<string | null> {
  return document.content ?? (await context.documents.bySlug.load(document.slug))?.content ?? null;
}

function fingerprintOf(content: string | null): string | null {
  return content === null ? null : hash("sha256", content, "base64url").slice(0, 22);
}

/** Only a refusal has a reason. Where the text could not be read, it is unknown whether it would be refused. */
function problemIn(error: unknown, speech: Speech): string {
  if (error instanceof GraphQLError && typeof error.extensions["reason"] === "string")
    return `${heardIn(speech, error.message)} ${saidReason(error.extensions["reason"], speech)}`;
  throw error;
}
