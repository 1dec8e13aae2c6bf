import { Navigate } from "react-router-dom";
import { slugAddress } from "../../data/document-types.ts";
import type { DocumentType } from "../../data/document-types.ts";
import { AllDocumentsLink } from "../lists/AllDocumentsLink.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { PanelContent } from "../../ui/SidePanel.tsx";
import { DocumentSkeleton } from "../../ui/states/DocumentSkeleton.tsx";
import { useGuideListQuery } from "./GuideList.generated.ts";
import { say } from "../../../words/say.ts";

/** Redirects from the URL of a guide type to its first guide. */
export function FirstGuide({ type }: { readonly type: DocumentType }) {
  const { data, loading, failureOf, retry } = useGuideListQuery({ type: type.id });
  const first = data?.documentLinks?.[0];
  if (first) return <Navigate to={slugAddress(type, first.slug)} replace />;
  return (
    <PanelContent>
      {loading ? (
        <DocumentSkeleton hasOutline />
      ) : (
        <div className={layout.head}>
          <div>
            <h1>{type.listLabel}</h1>
            {!data?.documentLinks && (
              <p className={layout.lead}>{say("Select an article from the left to view its content.")}</p>
            )}
          </div>
        </div>
      )}
      {!loading && !data?.documentLinks && (
        <ErrorState title={type.failedText} text={failureOf("documentLinks")?.message} onRetry={retry} />
      )}
      {data?.documentLinks?.length === 0 && (
        <EmptyState title={type.emptyTitle} text={type.emptyText} action={<AllDocumentsLink />} />
      )}
    </PanelContent>
  );
}
