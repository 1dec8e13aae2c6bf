import { useEffect } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isBeyondLast } from "../../data/list-outcome.ts";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { Pagination } from "../../ui/pagination/Pagination.tsx";
import { showingText } from "../../ui/pagination/pages-window.ts";
import { useAnnouncement } from "../../ui/use-announcement.ts";
import { foundText } from "./box/found-text.ts";
import { exactAddress } from "./box/exact-address.ts";
import { searchedPattern } from "./box/terms.ts";
import { ExactSearch } from "./box/ExactSearch.tsx";
import { ChosenFacets } from "../../ui/narrowing/ChosenFacets.tsx";
import { chosenOptions, facetGroups } from "./facets/facet-groups.ts";
import { FacetPanel } from "./facets/FacetPanel.tsx";
import { narrowedAddress } from "./facets/search-choice.ts";
import { NothingFound } from "./NothingFound.tsx";
import { useSearchPageQuery } from "./SearchPage.generated.ts";
import type { SearchPageQuery } from "./SearchPage.generated.ts";
import styles from "./SearchPage.module.css";
import { ReferenceNames } from "./ReferenceNames.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";
import { SearchResultRow } from "./SearchResultRow.tsx";
import { SearchTypes } from "./SearchTypes.tsx";
import { useLeftResults } from "./use-left-results.ts";
import type { ResultEvents } from "./use-left-results.ts";
import { toVariables } from "./search-request.ts";
import type { TypedSearch } from "./search-request.ts";
import { say, sayCountParts, sayParts } from "../../../words/say.ts";

/** The results of a search, what they can be narrowed to, and the loading, failed and empty states. */
export function SearchResults({ asked }: { readonly asked: TypedSearch }) {
  const events = useLeftResults(asked.term);
  const { data, loading, failureOf, retry } = useSearchPageQuery(toVariables(asked));
  if (loading) return <ResultsSkeleton />;
  if (!data?.search) {
    const message = failureOf("search")?.message;
    return (
      <ErrorState
        title={message ? say("Error: {message}", { message }) : say("Failed to fetch results")}
        onRetry={retry}
      />
    );
  }
  const { search, apiReferenceNames: names = [] } = data;
  if (isBeyondLast(asked.page, search)) return <SearchResults asked={{ ...asked, page: 1 }} />;
  return (
    <Beside asked={asked} found={search} events={events}>
      {names.length > 0 && <ReferenceNames names={names} />}
    </Beside>
  );
}

type FoundResults = NonNullable<SearchPageQuery["search"]>;

interface FoundProps {
  readonly asked: TypedSearch;
  readonly found: FoundResults;
  readonly events: ResultEvents;
}

/** Facets beside results; of a backend that does not count them, the types of these results above. */
function Beside({ asked, found, events, children }: FoundProps & { readonly children: ReactNode }) {
  const { facets, items, pagination } = found;
  const groups = facets ? facetGroups(asked, facets) : [];
  return (
    <div className={groups.length > 0 ? styles.beside : styles.alone}>
      {facets && (
        <FacetPanel groups={groups} countedFirst={facets.counted < pagination.totalItems ? facets.counted : null} />
      )}
      <div className={styles.results}>
        {facets ? (
          <ChosenFacets
            chosen={chosenOptions(asked, facets)}
            Link={Link}
            whole={exactAddress({ ...asked, type: null, page: 1 })}
          />
        ) : (
          <SearchTypes asked={asked} found={items.map(({ document }) => document.type)} />
        )}
        {items.length === 0 ? (
          <NothingFound asked={asked} isNarrowed={facets !== null && facets !== undefined} />
        ) : (
          <Found asked={asked} found={found} events={events} />
        )}
        {children}
      </div>
    </div>
  );
}

function Found({ asked, found, events: { onShown, onFollow } }: FoundProps) {
  useEffect(onShown);
  const { items, pagination } = found;
  const pattern = searchedPattern(found, asked.term);
  const common = [
    ...(asked.type === null ? [] : ["type" as const]),
    ...(found.facets && asked.choice.category !== null ? ["category" as const] : []),
  ];
  return (
    <>
      <FoundLine found={found} asked={asked} />
      <ul>
        {items.map((result) => (
          <SearchResultRow
            key={result.document.slug}
            result={result}
            common={common}
            pattern={pattern}
            onFollow={onFollow}
          />
        ))}
      </ul>
      <Pagination
        {...pagination}
        addressOf={(page) => narrowedAddress({ ...asked, type: asked.type?.id ?? null, page })}
        Link={Link}
        announce={false}
      />
    </>
  );
}

/** The number of results and the term, announced with the position among them; mentions a corrected term and synonyms. */
function FoundLine({
  found: { correctedTerm, synonyms, pagination },
  asked,
}: {
  readonly found: FoundResults;
  readonly asked: TypedSearch;
}) {
  const { page, limit, totalItems } = pagination;
  const { term } = asked;
  const shown = <strong key="term">{correctedTerm ?? term}</strong>;
  const position = totalItems > limit ? [showingText(page, limit, totalItems)] : [];
  useAnnouncement([foundText({ totalItems, term, correctedTerm }), ...position].join(say(", ")));
  return (
    <div className={styles.found}>
      <p>
        {correctedTerm === null
          ? sayCountParts(totalItems, "{count} result for {term}", "{count} results for {term}", { term: shown })
          : sayParts("Showing results for {term}", { term: shown })}
      </p>
      {correctedTerm !== null && !asked.exact && (
        <p>
          <ExactSearch term={term} type={asked.type?.id ?? null} />
        </p>
      )}
      {synonyms.length > 0 && <p>{say("Also searched: {terms}", { terms: synonyms.join(say(", ")) })}</p>}
    </div>
  );
}
