import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isBeyondLast } from "../../../data/list-outcome.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import { Pagination } from "../../../ui/pagination/Pagination.tsx";
import { CardsSkeleton } from "../../../ui/states/CardsSkeleton.tsx";
import { DocumentCards } from "../DocumentCard.tsx";
import { noContentTitle, soon } from "../empty-list.ts";
import { useNarrowedCardsQuery } from "./NarrowedCards.generated.ts";
import type { NarrowedCardsQueryVariables } from "./NarrowedCards.generated.ts";
import { say } from "../../../../words/say.ts";

interface NarrowedCardsProps extends NarrowedCardsQueryVariables {
  /** What the cards do not have in common. */
  readonly named: "category" | "type" | null;
  readonly addressOf: (page: number) => string;
  /** The whole list, shown where the backend cannot narrow lists. */
  readonly whole: ReactNode;
}

/** One page of a narrowed list as cards, and its states. */
export function NarrowedCards(props: NarrowedCardsProps) {
  const { to, page, named, addressOf, whole } = props;
  const { data, loading, failureOf, retry } = useNarrowedCardsQuery({ to, page });
  if (loading) return <CardsSkeleton count={6} />;
  if (failureOf("narrowedDocuments"))
    return (
      <ErrorState
        title={say(noContentTitle)}
        text={say(soon)}
        note={say("We couldn't refresh this list.")}
        onRetry={retry}
      />
    );
  const list = data?.narrowedDocuments;
  if (!list) return whole;
  if (isBeyondLast(page, list)) return <NarrowedCards {...props} page={1} />;
  if (list.items.length === 0) return <EmptyState title={say("No results found.")} text={say(soon)} />;
  return (
    <>
      <DocumentCards documents={list.items} named={named} />
      <Pagination {...list.pagination} addressOf={addressOf} Link={Link} />
    </>
  );
}
