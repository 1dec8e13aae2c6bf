import type { ContentPipeline, SafeContent } from "../../content/content-pipeline.ts";
import { createGlossary } from "../../content/inline-links/glossary.ts";
import type { Glossary } from "../../content/inline-links/glossary.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import { DocsApiError } from "../../docs-api/docs-api-error.ts";
import type { DocumentPayload } from "../../docs-api/payloads/document.ts";
import type { Freshness } from "../../graphql/freshness.ts";
import { documentPath } from "../documents/document-path.ts";
import { walkPages } from "../documents/walk-pages.ts";

/** Reads the glossary for one request. */
export interface GlossaryLoaders {
  /** All entries, up to a cap. */
  readonly entries: () => Promise<readonly DocumentPayload[]>;
  /** The entry with this slug; null when there is none. */
  readonly entry: (slug: string) => Promise<DocumentPayload | null>;
  /** The HTML of a text with its inline links. A glossary that cannot be read costs the links to it, and is never an error: the texts without them are not kept. */
  readonly addInlineLinks: (text: SafeContent, document: Pick<DocumentPayload, "docType" | "slug">) => Promise<string>;
}

interface GlossaryLoaderParts {
  /** Whether texts have links to terms. */
  readonly linksTerms: boolean;
  readonly types: DocumentTypes;
  readonly docsApi: DocsApi;
  readonly contentPipeline: ContentPipeline;
  readonly freshness: Freshness;
  readonly walkedPagesMax: number;
}

/** Entries per page, as for every list that is read whole. */
const pageLimit = 100;

/** Builds the loaders of one request. The glossary is fetched at most once, and only where texts are shown. */
export function createGlossaryLoaders({
  linksTerms,
  types,
  docsApi,
  contentPipeline,
  freshness,
  walkedPagesMax,
}: GlossaryLoaderParts): GlossaryLoaders {
  const type = types.all.find(({ layout }) => layout === "glossary") ?? null;
  const read = async (): Promise<readonly DocumentPayload[]> =>
    type === null
      ? []
      : walkPages(
          (page) => freshness.record(docsApi.fetchGlossary(type.id, { page, limit: pageLimit })),
          walkedPagesMax,
        );
  let loading: Promise<readonly DocumentPayload[]> | undefined;
  const entries = (): Promise<readonly DocumentPayload[]> => (loading ??= read());
  let building: Promise<Glossary> | undefined;
  const glossary = (): Promise<Glossary> =>
    (building ??= entries()
      .then((found) => toGlossary(found, types))
      .catch((error: unknown) => {
        if (!(error instanceof DocsApiError)) throw error;
        freshness.leaveOut();
        return noTerms;
      }));
  return {
    entries,
    entry: async (slug) => (await entries()).find((entry) => entry.slug === slug) ?? null,
    addInlineLinks: async (text, { docType, slug }) =>
      contentPipeline.addInlineLinks(
        text,
        linksTerms ? await glossary() : noTerms,
        docType !== null && docType === type?.id ? documentPath(types, docType, slug) : null,
      ),
  };
}

/** The term as readers see it (specification, section 2): the meta title replaces the subject. */
export function termOf({ metaTitle, subject }: Pick<DocumentPayload, "metaTitle" | "subject">): string {
  return metaTitle ?? subject;
}

function toGlossary(entries: readonly DocumentPayload[], types: DocumentTypes): Glossary {
  return createGlossary(
    entries.map((entry) => ({ term: termOf(entry), href: documentPath(types, entry.docType, entry.slug) })),
  );
}

const noTerms = createGlossary([]);
