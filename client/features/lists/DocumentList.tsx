import type { DocumentType } from "../../data/document-types.ts";
import { isBeyondLast } from "../../data/list-outcome.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import type { LinkComponent } from "../../ui/link-component.ts";
import { Pagination } from "../../ui/pagination/Pagination.tsx";
import { CardsSkeleton } from "../../ui/states/CardsSkeleton.tsx";
import { DocumentCards } from "./DocumentCard.tsx";
import { isNarrowed, listVariables, wholeList } from "./archive/list-narrowing.ts";
import type { ListNarrowing } from "./archive/list-narrowing.ts";
import { BrowseLink } from "./BrowseLink.tsx";
import { useListPageQuery } from "./ListPage.generated.ts";
import { say } from "../../../words/say.ts";

interface DocumentListProps {
  readonly type: DocumentType;
  /** Whole if omitted. */
  readonly narrowing?: ListNarrowing;
  readonly page: number;
  readonly addressOf: (page: number) => string;
  readonly Link: LinkComponent;
}

/** One page of the documents of a type as cards, and its loading, failed and empty states. */
export function DocumentList(props: DocumentListProps) {
  const { type, narrowing = wholeList, page, addressOf, Link } = props;
  const { data, loading, retry } = useListPageQuery(listVariables(type.id, narrowing, page));
  if (loading) return <CardsSkeleton count={6} />;
  if (!data?.documents)
    return (
      <ErrorState
        title={type.emptyTitle}
        text={type.emptyText}
        note={say("We couldn't refresh this list.")}
        onRetry={retry}
      />
    );
  const { items, pagination } = data.documents;
  if (isBeyondLast(page, data.documents)) return <DocumentList {...props} page={1} />;
  if (items.length === 0 && isNarrowed(narrowing)) return <EmptyState title={say("No results found.")} />;
  if (items.length === 0)
    return (
      <EmptyState title={type.emptyTitle} text={type.emptyText} action={<BrowseLink except={type.id} as={Link} />} />
    );
  return (
    <>
      <DocumentCards documents={items} named={narrowing.category === null ? "category" : null} />
      <Pagination {...pagination} addressOf={addressOf} Link={Link} />
    </>
  );
}
