import { Link, Navigate } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { NotFound } from "../../ui/states/NotFound.tsx";
import { DocumentSkeleton } from "../../ui/states/DocumentSkeleton.tsx";
import { RelatedDocument } from "../documents/RelatedDocument.tsx";
import { MissingPageDocument, useMissingPageQuery } from "./MissingPage.generated.ts";
import { say } from "../../../words/say.ts";

/** A slug without a prefix is a document's short URL (decisions, section 4). */
function toVariables({ path, params: { slug } }: PageRequest) {
  return { slug: slug ?? path.slice(path.lastIndexOf("/") + 1), isShort: slug !== undefined };
}

/** The page of every URL that no other route matches: redirects a short URL to its document, else shows the closest matches. */
function MissingPage(request: PageRequest) {
  const asked = toVariables(request);
  const { data, loading, failureOf, retry } = useMissingPageQuery(asked);
  const failure = asked.isShort ? failureOf("document") : null;
  if (data?.document) return <Navigate to={data.document.path} replace />;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      {loading && <DocumentSkeleton />}
      {!loading && failure && (
        <ErrorState heading="h1" title={say("Error fetching article.")} text={failure.message} onRetry={retry} />
      )}
      {!loading && !failure && (
        <NotFound
          path={request.path}
          closest={(data?.closest ?? []).map((document) => (
            <RelatedDocument key={document.slug} document={document} heading="h2" />
          ))}
          action={
            <Link className={buttonClass()} to="/">
              {say("Go to the home page")}
            </Link>
          }
        />
      )}
    </div>
  );
}

export const page: PageModule = {
  Page: MissingPage,
  queries: (request) => [pageQuery(MissingPageDocument, toVariables(request))],
  describe: (request, read) => {
    const asked = toVariables(request);
    const { data, failed } = read(MissingPageDocument, asked);
    if (data?.document) return { kind: "moved", to: data.document.path };
    const isUnknown = asked.isShort && failed.includes("document");
    return isUnknown
      ? { kind: "failed", facts: { title: null, description: null, noIndex: true } }
      : { kind: "missing" };
  },
};
