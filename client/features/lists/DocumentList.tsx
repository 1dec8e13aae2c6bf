import type { DocumentType } from "../../data/document-types.ts";
import { isBeyondLast } from "../../data/list-outcome.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import type { LinkComponent } from "../../ui/link-component.ts";
import { Pagination } from "../../ui/pagination/Pagination.tsx";
import { CardsSkeleton } from "../../ui/states/Skeletons.tsx";
import { DocumentCards } from "./DocumentCard.tsx";
import { BrowseLink } from "./BrowseLink.tsx";
import { useListPageQuery } from "./ListPage.generated.ts";
import { say } from "../../../words/say.ts";

interface DocumentListProps {
  readonly type: DocumentType;
  readonly page: number;
  readonly addressOf: (page: number) => string;
  readonly Link: LinkComponent;
}

/** One page of the documents of a type as cards, and its loading, failed and empty states. */
export function DocumentList(props: DocumentListProps) {
  const { type, page, addressOf, Link } = props;
  const { data, loading, retry } = useListPageQuery({ type: type.id, page });
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
  if (items.length === 0)
    return (
      <EmptyState title={type.emptyTitle} text={type.emptyText} action={<BrowseLink except={type.id} as={Link} />} />
    );
  return (
    <>
      <DocumentCards documents={items} />
      <Pagination {...pagination} addressOf={addressOf} Link={Link} />
    </>
  );
}
