import { Link } from "react-router-dom";
import { pageQuery } from "../../../data/page.ts";
import type { PageModule, PageRequest } from "../../../data/page.ts";
import { typeAlternates } from "../../../data/alternates.ts";
import type { DocumentType } from "../../../data/document-types.ts";
import { isBeyondLast, listOutcome, pagesToLoad } from "../../../data/list-outcome.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import layout from "../../../ui/layout.module.css";
import { RowsSkeleton } from "../../../ui/states/RowsSkeleton.tsx";
import { StepPagination } from "../../../ui/pagination/StepPagination.tsx";
import { ListArchiveDocument } from "../archive/ListArchive.generated.ts";
import { ListArchive } from "../archive/ListArchive.tsx";
import {
  archiveOfType,
  isNarrowed,
  listVariables,
  narrowedListAddress,
  typeListFacts,
  typeListOf,
} from "../archive/list-narrowing.ts";
import type { ListNarrowing } from "../archive/list-narrowing.ts";
import { BrowseLink } from "../BrowseLink.tsx";
import { ListHead } from "../ListHead.tsx";
import { NewsPageDocument, useNewsPageQuery } from "./NewsPage.generated.ts";
import { NewsRows } from "./NewsRow.tsx";
import { say } from "../../../../words/say.ts";

/** A list of rows, such as news. Its links may lead to another address than the documents' canonical one (specification, section 2). */
function NewsPage(request: PageRequest) {
  const { type, narrowing, page: asked } = typeListOf(request);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title={type.listLabel} lead={type.lead} type={type.id} />
      <ListArchive
        listPath={type.listPath}
        narrowing={narrowing}
        {...archiveOfType(type.id, narrowing)}
        feeds={typeAlternates(type)}
        isEarly
      >
        <News type={type} narrowing={narrowing} page={asked} />
      </ListArchive>
    </div>
  );
}

interface NewsProps {
  readonly type: DocumentType;
  readonly narrowing: ListNarrowing;
  readonly page: number;
}

function News({ type, narrowing, page }: NewsProps) {
  const { data, loading, retry } = useNewsPageQuery(listVariables(type.id, narrowing, page));
  const { emptyTitle, emptyText } = type;
  if (loading) return <RowsSkeleton count={4} outline="dated" />;
  if (!data?.documents)
    return (
      <ErrorState title={emptyTitle} text={emptyText} note={say("We couldn't refresh this list.")} onRetry={retry} />
    );
  const { items, pagination } = data.documents;
  if (isBeyondLast(page, data.documents)) return <News type={type} narrowing={narrowing} page={1} />;
  if (items.length === 0 && isNarrowed(narrowing)) return <EmptyState title={say("No results found.")} />;
  if (items.length === 0) return <EmptyState title={emptyTitle} text={emptyText} action={<BrowseLink />} />;
  return (
    <>
      <NewsRows documents={items} type={type} />
      <StepPagination
        {...pagination}
        addressOf={(number) => narrowedListAddress(type.listPath, narrowing, number)}
        Link={Link}
      />
    </>
  );
}

export const page: PageModule = {
  Page: NewsPage,
  queries: (request) => {
    const { type, narrowing, page: asked } = typeListOf(request);
    return [
      pageQuery(ListArchiveDocument, archiveOfType(type.id, narrowing)),
      ...pagesToLoad(asked).map((number) => pageQuery(NewsPageDocument, listVariables(type.id, narrowing, number))),
    ];
  },
  describe: (request, read) => {
    const list = typeListOf(request);
    const variables = listVariables(list.type.id, list.narrowing, list.page);
    return listOutcome(typeListFacts(list), list.page, read(NewsPageDocument, variables).data?.documents);
  },
};
