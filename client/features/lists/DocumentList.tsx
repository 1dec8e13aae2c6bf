import type { DocTypeName } from "../../data/doc-type.ts";
import { isBeyondLast } from "../../data/list-outcome.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import type { LinkComponent } from "../../ui/link-component.ts";
import { Pagination } from "../../ui/pagination/Pagination.tsx";
import { CardsSkeleton } from "../../ui/states/Skeletons.tsx";
import { DocumentCards } from "./DocumentCard.tsx";
import type { ListTexts } from "./list-texts.ts";
import { useListPageQuery } from "./ListPage.generated.ts";

interface DocumentListProps {
  readonly type: DocTypeName;
  readonly page: number;
  readonly texts: ListTexts;
  readonly addressOf: (page: number) => string;
  readonly Link: LinkComponent;
}

/** One page of the documents of a type as cards, and its loading, failed and empty states. */
export function DocumentList(props: DocumentListProps) {
  const { type, page, texts, addressOf, Link } = props;
  const { data, loading, retry } = useListPageQuery({ type, page });
  if (loading) return <CardsSkeleton count={6} />;
  if (!data?.documents)
    return (
      <ErrorState
        title={texts.emptyTitle}
        text={texts.emptyText}
        note="We couldn't refresh this list."
        onRetry={retry}
      />
    );
  const { items, pagination } = data.documents;
  if (isBeyondLast(page, data.documents)) return <DocumentList {...props} page={1} />;
  if (items.length === 0)
    return (
      <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={<EmptyAction type={type} Link={Link} />} />
    );
  return (
    <>
      <DocumentCards documents={items} />
      <Pagination {...pagination} addressOf={addressOf} Link={Link} />
    </>
  );
}

function EmptyAction({ type, Link }: Pick<DocumentListProps, "type" | "Link">) {
  return (
    <Link className={buttonClass()} to={type === "ARTICLE" ? "/blog" : "/articles"}>
      {type === "ARTICLE" ? "Browse blogs" : "Browse articles"}
    </Link>
  );
}
