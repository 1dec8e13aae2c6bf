import { fillPlaceholders, hasPlaceholder } from "../../../addresses/placeholders.ts";
import { titleFromPath } from "../../../addresses/title-from-path.ts";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { Fetched } from "../../docs-api/cache/fetched.ts";
import type { DocumentPayload } from "../../docs-api/payloads/document.ts";
import { documentPath } from "./document-path.ts";
import { fillMarkups } from "./filled-markups.ts";

/** A title or description with the site's name and the path's title in place of `$website` and `$title`. */
export type Fill = (text: string) => string;

/**
 * The docs backend, its documents with the site's name in place of `$website` and the title of their own address in place of `$title`, in titles and
 * descriptions (specification, section 1). Texts stay as they are written. The name may change at any time, so it is filled in per request; what was
 * filled is kept with the data.
 */
export const withFilledDocuments = (docsApi: DocsApi, siteName: string): DocsApi => {
  const one = (document: DocumentPayload): DocumentPayload => filledDocument(document, siteName);
  const list = <T extends { readonly docs: readonly DocumentPayload[] }>(found: T): T => ({
    ...found,
    docs: found.docs.map(one),
  });
  const link = <T extends Link>(found: T): T => filledLink(found, siteName);
  return {
    ...docsApi,
    fetchDocument: async (slug) => mapped(await docsApi.fetchDocument(slug), (found) => found && one(found)),
    fetchDocumentsOfType: async (docType, page) => mapped(await docsApi.fetchDocumentsOfType(docType, page), list),
    fetchGlossary: async (page) => mapped(await docsApi.fetchGlossary(page), list),
    fetchFirstDocumentOfType: async (docType) =>
      mapped(await docsApi.fetchFirstDocumentOfType(docType), (found) => found && one(found)),
    fetchDocumentsOfAuthor: async (authorId, page) =>
      mapped(await docsApi.fetchDocumentsOfAuthor(authorId, page), (found) => found && list(found)),
    search: async (request) =>
      mapped(await docsApi.search(request), ({ found, ...rest }) => ({
        ...rest,
        found: found.map((result) => ({ ...result, document: one(result.document) })),
      })),
    fetchGroupDocs: async (request) =>
      mapped(await docsApi.fetchGroupDocs(request), (group) => ({ ...group, docs: group.docs.map(link) })),
    fetchPlace: async (slug) =>
      mapped(
        await docsApi.fetchPlace(slug),
        (place) =>
          place && { ...place, previous: place.previous && link(place.previous), next: place.next && link(place.next) },
      ),
  };
};

/** Replaces the placeholders of a document's titles and descriptions. */
export const fillOf = (path: string, siteName: string): Fill => {
  // A part of a page is known by the page and its own name: "Glossary | Rdap".
  const title = titleFromPath(path.replace("#", "/"));
  return (text) => fillPlaceholders(text, { website: siteName, title });
};

interface Link {
  readonly subject: string;
  readonly slug: string;
  readonly docType: string | null;
}

/** A link whose title has its placeholders filled. */
export const filledLink = <T extends Link>(link: T, siteName: string): T =>
  hasPlaceholder(link.subject)
    ? { ...link, subject: fillOf(documentPath(link.docType, link.slug), siteName)(link.subject) }
    : link;

const mapped = <A, B>(fetched: Fetched<A>, map: (data: A) => B): Fetched<B> => ({
  ...fetched,
  data: map(fetched.data),
});

interface Filled {
  readonly siteName: string;
  readonly document: DocumentPayload;
}

const filledBefore = new WeakMap<DocumentPayload, Filled>();

const filledDocument = (document: DocumentPayload, siteName: string): DocumentPayload => {
  const known = filledBefore.get(document);
  if (known?.siteName === siteName) return known.document;
  const fill = fillOf(documentPath(document.docType, document.slug), siteName);
  const orNone = (text: string | null): string | null => text && fill(text);
  const made = {
    ...document,
    subject: fill(document.subject),
    metaTitle: orNone(document.metaTitle),
    metaDescription: orNone(document.metaDescription),
    description: orNone(document.description),
    schemaMarkup: fillMarkups(document.schemaMarkup, fill),
  };
  filledBefore.set(document, { siteName, document: made });
  return made;
};
