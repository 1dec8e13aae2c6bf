import type { ContentPipeline, SafeContent } from "../../content/content-pipeline.ts";
import { createGlossary } from "../../content/glossary.ts";
import type { Glossary } from "../../content/glossary.ts";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import { DocsApiError } from "../../docs-api/docs-api-error.ts";
import type { DocumentPayload } from "../../docs-api/payloads/document.ts";
import type { Freshness } from "../../graphql/freshness.ts";
import { documentPath } from "../documents/document-path.ts";
import { walkPages } from "../documents/walk-pages.ts";

export interface GlossaryLoaders {
  /** All entries, up to a cap. */
  readonly entries: () => Promise<readonly DocumentPayload[]>;
  /** The entry with this slug; null when there is none. */
  readonly entry: (slug: string) => Promise<DocumentPayload | null>;
  /** The HTML of a text with its inline links. Without a glossary that can be read, without links to it: never an error. */
  readonly addInlineLinks: (text: SafeContent, document: Pick<DocumentPayload, "docType" | "slug">) => Promise<string>;
}

interface GlossaryLoaderParts {
  readonly docsApi: DocsApi;
  readonly contentPipeline: ContentPipeline;
  readonly freshness: Freshness;
  readonly walkedPagesMax: number;
}

/** Entries a page, as for every list that is read whole. */
const pageLimit = 100;

/** Builds the loaders of one request. The glossary is asked for at most once, and by nobody who shows no text. */
export const createGlossaryLoaders = ({
  docsApi,
  contentPipeline,
  freshness,
  walkedPagesMax,
}: GlossaryLoaderParts): GlossaryLoaders => {
  let loading: Promise<readonly DocumentPayload[]> | undefined;
  const entries = (): Promise<readonly DocumentPayload[]> =>
    (loading ??= walkPages(
      (page) => freshness.record(docsApi.fetchGlossary({ page, limit: pageLimit })),
      walkedPagesMax,
    ));
  let making: Promise<Glossary> | undefined;
  const glossary = (): Promise<Glossary> => (making ??= entries().then(toGlossary).catch(withoutTerms));
  return {
    entries,
    entry: async (slug) => (await entries()).find((entry) => entry.slug === slug) ?? null,
    addInlineLinks: async (text, { docType, slug }) =>
      contentPipeline.addInlineLinks(
        text,
        await glossary(),
        docType === "glossary" ? documentPath(docType, slug) : null,
      ),
  };
};

/** The term that readers see (specification, section 2): meta title replaces subject. */
export const termOf = ({ metaTitle, subject }: Pick<DocumentPayload, "metaTitle" | "subject">): string =>
  metaTitle ?? subject;

const toGlossary = (entries: readonly DocumentPayload[]): Glossary =>
  createGlossary(entries.map((entry) => ({ term: termOf(entry), href: documentPath("glossary", entry.slug) })));

const noTerms = createGlossary([]);

const withoutTerms = (error: unknown): Glossary => {
  if (error instanceof DocsApiError) return noTerms;
  throw error;
};
