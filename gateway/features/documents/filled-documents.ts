import { fillPlaceholders, hasPlaceholder } from "../../../addresses/placeholders.ts";
import { titleFromPath } from "../../../addresses/title-from-path.ts";
import { typeOf } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { Fetched } from "../../docs-api/cache/fetched.ts";
import type { DocumentPayload } from "../../docs-api/payloads/document.ts";
import { namedTypes } from "../navigation/named-types.ts";
import { documentPath } from "./document-path.ts";
import { fillMarkups } from "./filled-markups.ts";

/** Replaces `$website` in a title or description with the site's name, and `$title` with the path's title. */
export type Fill = (text: string) => string;

/** What documents are filled from. The types are the same object while they do not change. */
export interface FillingSite {
  readonly name: string;
  readonly types: DocumentTypes;
}

/**
 * The docs backend without the documents of types that the site removed, and with the placeholders in the names of folders and in its documents'
 * titles and descriptions filled: `$website` with the site's name, `$title` with the title of the document's own address (specification, section 1).
 * Texts stay as written. Types that come without slugs have the ids of the site's types of their names. The name may change at any time, so it is
 * filled in per request; the result is kept with the data.
 */
export function withFilledDocuments(docsApi: DocsApi, site: FillingSite): DocsApi {
  const isOurs = ({ docType }: { readonly docType: string | null }): boolean => typeOf(site.types, docType) !== null;
  const one = (document: DocumentPayload): DocumentPayload => filledDocument(document, site);
  const oneOfOurs = (found: DocumentPayload | null) => (found === null || !isOurs(found) ? null : one(found));
  const list = <T extends { readonly docs: readonly DocumentPayload[] }>(found: T): T => ({
    ...found,
    docs: found.docs.filter(isOurs).map(one),
  });
  const link = <T extends Link>(found: T): T => filledLink(found, site);
  const linkOfOurs = <T extends Link>(found: T | null): T | null =>
    found === null || !isOurs(found) ? null : link(found);
  const name = (text: string): string => filledName(text, site);
  return {
    ...docsApi,
    fetchDocument: async (slug) => mapped(await docsApi.fetchDocument(slug), oneOfOurs),
    fetchDocumentsOfType: async (docType, page) => mapped(await docsApi.fetchDocumentsOfType(docType, page), list),
    fetchGlossary: async (docType, page) => mapped(await docsApi.fetchGlossary(docType, page), list),
    fetchFirstDocumentOfType: async (docType) => mapped(await docsApi.fetchFirstDocumentOfType(docType), oneOfOurs),
    fetchDocumentsOfAuthor: async (authorId, page) =>
      mapped(await docsApi.fetchDocumentsOfAuthor(authorId, page), (found) => found && list(found)),
    fetchNarrowedDocuments: async (request) =>
      mapped(await docsApi.fetchNarrowedDocuments(request), (found) => found && list(found)),
    search: async (request) =>
      mapped(await docsApi.search(request), ({ found, ...rest }) => ({
        ...rest,
        found: found
          .filter(({ document }) => typeOf(site.types, document.docType)?.search === true)
          .map((result) => ({ ...result, document: one(result.document) })),
      })),
    fetchTypes: async () => mapped(await docsApi.fetchTypes(), (groups) => namedTypes(groups, site.types)),
    fetchGroupDocs: async (request) =>
      mapped(await docsApi.fetchGroupDocs(request), (group) => ({
        ...group,
        docs: group.docs.filter(isOurs).map(({ trail, ...rest }) => ({
          ...link(rest),
          trail: trail.map((folder) => ({ ...folder, title: name(folder.title) })),
        })),
      })),
    fetchTreePosition: async (slug) =>
      mapped(
        await docsApi.fetchTreePosition(slug),
        (position) =>
          position && {
            ...position,
            folders: position.folders.map((folder) => ({ ...folder, name: name(folder.name) })),
            previous: linkOfOurs(position.previous),
            next: linkOfOurs(position.next),
          },
      ),
  };
}

/** The fill for the titles and descriptions of the document at a path. */
function fillOf(path: string, siteName: string): Fill {
  // A part of a page is named after the page and itself: "Glossary | Cache".
  const title = titleFromPath(path.replace("#", "/"));
  return (text) => fillPlaceholders(text, { website: siteName, title });
}

interface Link {
  readonly subject: string;
  readonly slug: string;
  readonly docType: string | null;
}

/** A link with the placeholders in its title filled. */
export function filledLink<T extends Link>(link: T, site: FillingSite): T {
  return hasPlaceholder(link.subject)
    ? { ...link, subject: fillOf(documentPath(site.types, link.docType, link.slug), site.name)(link.subject) }
    : link;
}

/** The name of a folder, which belongs to no page: `$title` is the name of the site too, as in the site's own texts. */
function filledName(text: string, { name }: FillingSite): string {
  return fillPlaceholders(text, { website: name, title: name });
}

function mapped<A, B>(fetched: Fetched<A>, map: (data: A) => B): Fetched<B> {
  return {
    ...fetched,
    data: map(fetched.data),
  };
}

interface Filled extends FillingSite {
  readonly document: DocumentPayload;
}

const filledBefore = new WeakMap<DocumentPayload, Filled>();

function filledDocument(document: DocumentPayload, { name, types }: FillingSite): DocumentPayload {
  if (!mayBeFilled(document)) return document;
  const known = filledBefore.get(document);
  if (known?.name === name && known.types === types) return known.document;
  const fill = fillOf(documentPath(types, document.docType, document.slug), name);
  const orNone = (text: string | null): string | null => text && fill(text);
  const filled = {
    ...document,
    subject: fill(document.subject),
    metaTitle: orNone(document.metaTitle),
    metaDescription: orNone(document.metaDescription),
    description: orNone(document.description),
    schemaMarkup: fillMarkups(document.schemaMarkup, fill),
  };
  filledBefore.set(document, { name, types, document: filled });
  return filled;
}

function mayBeFilled({ subject, metaTitle, metaDescription, description, schemaMarkup }: DocumentPayload): boolean {
  return schemaMarkup.length > 0 || hasPlaceholder(`${subject} ${metaTitle} ${metaDescription} ${description}`);
}
