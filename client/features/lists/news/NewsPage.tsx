import { Link } from "react-router-dom";
import { pageQuery, typeOfPage } from "../../../data/page.ts";
import type { PageModule, PageRequest } from "../../../data/page.ts";
import { typeAlternates } from "../../../data/alternates.ts";
import type { DocumentType } from "../../../data/document-types.ts";
import { isBeyondLast, listOutcome, pageAddress, pagesToLoad } from "../../../data/list-outcome.ts";
import { pageNumberOf } from "../../../ui/pagination/pages-window.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import layout from "../../../ui/layout.module.css";
import { RowsSkeleton } from "../../../ui/states/Skeletons.tsx";
import { StepPagination } from "../../../ui/pagination/StepPagination.tsx";
import { BrowseLink } from "../BrowseLink.tsx";
import { ListHead } from "../ListHead.tsx";
import { NewsPageDocument, useNewsPageQuery } from "./NewsPage.generated.ts";
import styles from "./NewsPage.module.css";
import { NewsRow } from "./NewsRow.tsx";
import { say } from "../../../../words/say.ts";

/** A list of rows, such as news. Its links may lead to another address than the documents' canonical one (specification, section 2). */
function NewsPage(request: PageRequest) {
  const type = typeOfPage(request);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={styles.list}>
        <ListHead title={type.listLabel} lead={type.lead} type={type.id} />
        <News type={type} page={toVariables(request).page} />
      </div>
    </div>
  );
}

function toVariables(request: PageRequest): { readonly type: string; readonly page: number } {
  return { type: typeOfPage(request).id, page: pageNumberOf(request.search["page"]) };
}

function News({ type, page }: { readonly type: DocumentType; readonly page: number }) {
  const { data, loading, retry } = useNewsPageQuery({ type: type.id, page });
  const { emptyTitle, emptyText } = type;
  if (loading) return <RowsSkeleton count={4} />;
  if (!data?.documents)
    return (
      <ErrorState title={emptyTitle} text={emptyText} note={say("We couldn't refresh this list.")} onRetry={retry} />
    );
  const { items, pagination } = data.documents;
  if (isBeyondLast(page, data.documents)) return <News type={type} page={1} />;
  if (items.length === 0) return <EmptyState title={emptyTitle} text={emptyText} action={<BrowseLink />} />;
  return (
    <>
      <ul className={styles.rows}>
        {items.map((document) => (
          <NewsRow key={document.slug} document={document} prefix={type.rowPath} />
        ))}
      </ul>
      <StepPagination {...pagination} addressOf={(number) => pageAddress(type.listPath, number)} Link={Link} />
    </>
  );
}

export const page: PageModule = {
  Page: NewsPage,
  queries: (request) => {
    const { type, page: asked } = toVariables(request);
    return pagesToLoad(asked).map((number) => pageQuery(NewsPageDocument, { type, page: number }));
  },
  describe: (request, read) => {
    const asked = toVariables(request);
    const type = typeOfPage(request);
    return listOutcome(
      {
        title: type.listLabel,
        description: type.lead,
        alternates: typeAlternates(type),
        webPage: { "@type": "CollectionPage" },
      },
      asked.page,
      read(NewsPageDocument, asked).data?.documents,
    );
  },
};
