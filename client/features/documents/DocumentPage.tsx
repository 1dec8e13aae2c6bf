import { Suspense } from "react";
import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { docTypeNames } from "../../lib/doc-type.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { NotFound } from "../../ui/NotFound.tsx";
import { DocumentSkeleton } from "../../ui/Skeletons.tsx";
import { BackLink } from "./BackLink.tsx";
import { documentOutcome } from "./document-outcome.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import { DocumentHeader } from "./DocumentHeader.tsx";
import { DocumentPageDocument, useDocumentPageQuery } from "./DocumentPage.generated.ts";
import type { DocumentPageQuery } from "./DocumentPage.generated.ts";
import styles from "./DocumentPage.module.css";
import { Outline } from "./Outline.tsx";
import { RatingStars } from "./RatingStars.tsx";
import { RelatedDocument } from "./RelatedDocument.tsx";
import { RelatedDocuments } from "./RelatedDocuments.tsx";
import { ShareLinks } from "./ShareLinks.tsx";

const toVariables = ({ params }: PageRequest) => ({ slug: params["slug"] ?? "" });

/** The document view of every detail address: waiting, failed, missing, or the document. */
const DocumentPage = (request: PageRequest) => {
  const { data, loading, failureOf, retry } = useDocumentPageQuery(toVariables(request));
  if (loading) return <Waiting />;
  if (failureOf("document") || !data) return <Failed text={failureOf("document")?.message} onRetry={retry} />;
  return data.document ? <Found document={data.document} siteUrl={data.site.url} /> : <Missing path={request.path} suggestions={data.suggestions} />;
};

const Waiting = () => (
  <div className={`${layout.wrap} ${styles.reader}`}>
    <DocumentSkeleton />
  </div>
);

const Failed = ({ text, onRetry }: { readonly text: string | undefined; readonly onRetry: () => void }) => (
  <div className={`${layout.wrap} ${layout.page}`}>
    <ErrorState heading="h1" title="Error fetching article." text={text} onRetry={onRetry} />
  </div>
);

const Missing = ({ path, suggestions }: { readonly path: string; readonly suggestions: DocumentPageQuery["suggestions"] }) => (
  <div className={`${layout.wrap} ${layout.page}`}>
    <NotFound
      path={path}
      closest={(suggestions ?? []).map((document) => (
        <RelatedDocument key={document.slug} document={document} heading="h2" />
      ))}
      way={
        <Link className={buttonClass()} to="/articles">
          Browse articles
        </Link>
      }
    />
  </div>
);

const Found = ({ document, siteUrl }: { readonly document: NonNullable<DocumentPageQuery["document"]>; readonly siteUrl: string }) => (
  <div className={`${layout.wrap} ${styles.reader}`}>
    <div className={styles.aside}>
      <BackLink listPath={docTypeNames(document.docType).listPath} />
    </div>
    <article className={styles.article}>
      <DocumentHeader document={document} />
      <Suspense>
        <DocumentBody document={document} />
      </Suspense>
      <Suspense>
        <div className={styles.after} data-print="no">
          <RatingStars slug={document.slug} />
          <ShareLinks document={document} siteUrl={siteUrl} />
        </div>
        <RelatedDocuments related={document.related} />
      </Suspense>
    </article>
    <div className={styles.outline}>
      <Suspense>
        <Outline document={document} />
      </Suspense>
    </div>
  </div>
);

export const page: PageModule = {
  Page: DocumentPage,
  queries: (request) => [pageQuery(DocumentPageDocument, toVariables(request))],
  describe: (request, read) => documentOutcome(read(DocumentPageDocument, toVariables(request))),
};
