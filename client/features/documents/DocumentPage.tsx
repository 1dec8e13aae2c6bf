import { pageQuery, typeOfPage } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { DocumentSkeleton } from "../../ui/states/DocumentSkeleton.tsx";
import { BackLink } from "./BackLink.tsx";
import { DocumentArticle } from "./DocumentArticle.tsx";
import { documentOutcome } from "./document-outcome.ts";
import { DocumentPageDocument, useDocumentPageQuery } from "./DocumentPage.generated.ts";
import type { DocumentPageQuery } from "./DocumentPage.generated.ts";
import styles from "./DocumentPage.module.css";
import { MissingDocument } from "./MissingDocument.tsx";
import { say } from "../../../words/say.ts";

function toVariables({ params }: PageRequest) {
  return { slug: params["slug"] ?? "" };
}

/** The page of a document, and its loading, failed and missing states. */
function DocumentPage(request: PageRequest) {
  const { data, loading, failureOf, retry } = useDocumentPageQuery(toVariables(request));
  if (loading) return <Waiting listPath={typeOfPage(request).listPath} />;
  if (failureOf("document") || !data) return <Failed text={failureOf("document")?.message} onRetry={retry} />;
  return data.document ? (
    <Found document={data.document} siteUrl={data.site.url} />
  ) : (
    <Missing path={request.path} suggestions={data.suggestions} />
  );
}

function Waiting({ listPath }: { readonly listPath: string }) {
  return (
    <div className={`${layout.wrap} ${styles.reader}`}>
      <div className={styles.aside}>
        <BackLink listPath={listPath} />
      </div>
      <div>
        <DocumentSkeleton hasOutline />
      </div>
    </div>
  );
}

function Failed({ text, onRetry }: { readonly text: string | undefined; readonly onRetry: () => void }) {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ErrorState heading="h1" title={say("Error fetching article.")} text={text} onRetry={onRetry} />
    </div>
  );
}

function Missing({
  path,
  suggestions,
}: {
  readonly path: string;
  readonly suggestions: DocumentPageQuery["suggestions"];
}) {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <MissingDocument path={path} suggestions={suggestions} />
    </div>
  );
}

function Found({
  document,
  siteUrl,
}: {
  readonly document: NonNullable<DocumentPageQuery["document"]>;
  readonly siteUrl: string;
}) {
  return (
    <div className={`${layout.wrap} ${styles.reader}`}>
      <div className={styles.aside}>
        <BackLink listPath={document.type.listPath} />
      </div>
      <DocumentArticle document={document} siteUrl={siteUrl} previous={document.previous} next={document.next} />
    </div>
  );
}

export const page: PageModule = {
  Page: DocumentPage,
  queries: (request) => [pageQuery(DocumentPageDocument, toVariables(request))],
  describe: (request, read) => {
    const { data, failed } = read(DocumentPageDocument, toVariables(request));
    return documentOutcome(data?.document, data?.site, failed.includes("document"));
  },
};
