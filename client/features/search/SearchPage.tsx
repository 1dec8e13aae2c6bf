import { useEffect } from "react";
import { Link } from "react-router-dom";
import { useHas } from "../../data/site-features.ts";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { exactAddress } from "./box/exact-address.ts";
import { searchAddress } from "./box/search-address.ts";
import { tooLongText } from "./box/too-long.ts";
import { ExactSearch } from "./box/ExactSearch.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { Pagination } from "../../ui/pagination/Pagination.tsx";
import { RowsSkeleton } from "../../ui/states/Skeletons.tsx";
import { useAnnouncement } from "../../ui/use-announcement.ts";
import { foundText } from "./box/found-text.ts";
import { SearchBox } from "./box/SearchBox.tsx";
import { searchedPattern } from "./box/terms.ts";
import { SearchPageDocument, useSearchPageQuery } from "./SearchPage.generated.ts";
import type { SearchPageQuery } from "./SearchPage.generated.ts";
import styles from "./SearchPage.module.css";
import { ReferenceNames } from "./ReferenceNames.tsx";
import { SearchResultRow } from "./SearchResultRow.tsx";
import { SearchTypes } from "./SearchTypes.tsx";
import { useLeftResults } from "./use-left-results.ts";
import type { ResultEvents } from "./use-left-results.ts";
import { toSearchRequest, toVariables } from "./search-request.ts";
import type { TypedSearch } from "./search-request.ts";
import { say, sayCountParts, sayParts } from "../../../words/say.ts";

/** All results of a search, in pages with URLs of their own. */
function SearchPage(request: PageRequest) {
  const asked = toSearchRequest(request);
  const tooLong = tooLongText(asked?.term ?? "");
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>{asked?.type ? say("Search: {name}", { name: asked.type.listLabel }) : say("Search")}</h1>
      {!asked && <p className={layout.lead}>{say("Search here to get answers to your questions")}</p>}
      <div className={styles.box}>
        <SearchBox
          key={asked?.term}
          defaultTerm={asked?.term ?? ""}
          {...(asked?.type ? { type: asked.type.id } : {})}
        />
      </div>
      {tooLong === null ? asked ? <Results asked={asked} /> : <BrowseAll /> : <TooLong text={tooLong} />}
    </div>
  );
}

/** Shown while there is no search term. */
function BrowseAll() {
  if (!useHas("docsTree")) return null;
  return (
    <p className={layout.quiet}>
      {sayParts("Or {link}.", {
        link: (
          <Link className={layout.link} to="/docs" key="link">
            {say("browse all documents")}
          </Link>
        ),
      })}
    </p>
  );
}

function Results({ asked }: { readonly asked: TypedSearch }) {
  const events = useLeftResults(asked.term);
  const { data, loading, failureOf, retry } = useSearchPageQuery(toVariables(asked));
  if (loading) return <RowsSkeleton count={4} />;
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
  return (
    <>
      {search.items.length === 0 ? (
        <NothingFound asked={asked} />
      ) : (
        <Found asked={asked} found={search} events={events} />
      )}
      {names.length > 0 && <ReferenceNames names={names} />}
    </>
  );
}

function TooLong({ text }: { readonly text: string }) {
  return <EmptyState title={text} text={say("Fewer words find more.")} />;
}

type FoundResults = NonNullable<SearchPageQuery["search"]>;

interface FoundProps {
  readonly asked: TypedSearch;
  readonly found: FoundResults;
  readonly events: ResultEvents;
}

function Found({ asked, found, events: { onShown, onFollow } }: FoundProps) {
  useEffect(onShown);
  const { items, pagination } = found;
  const pattern = searchedPattern(found, asked.term);
  return (
    <>
      <SearchTypes asked={asked} found={items.map(({ document }) => document.type)} />
      <FoundLine found={found} asked={asked} />
      <ul>
        {items.map((result) => (
          <SearchResultRow key={result.document.slug} result={result} pattern={pattern} onFollow={onFollow} />
        ))}
      </ul>
      <Pagination
        {...pagination}
        addressOf={(page) => exactAddress({ ...asked, type: asked.type?.id ?? null, page })}
        Link={Link}
      />
    </>
  );
}

/** The number of results and the term; mentions a corrected term and synonyms. */
function FoundLine({
  found: { correctedTerm, synonyms, pagination },
  asked,
}: {
  readonly found: FoundResults;
  readonly asked: TypedSearch;
}) {
  const { totalItems } = pagination;
  const { term } = asked;
  const shown = <strong key="term">{correctedTerm ?? term}</strong>;
  useAnnouncement(foundText({ totalItems, term, correctedTerm }));
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

function Onward({ term, type }: Pick<TypedSearch, "term" | "type">) {
  return (
    <Link className={layout.link} to={type ? searchAddress({ term, type: null, page: 1 }) : "/contact"}>
      {type ? say("Search everything") : say("Ask us instead")}
    </Link>
  );
}

function NothingFound({ asked: { term, type } }: { readonly asked: TypedSearch }) {
  const contact = useHas("contact");
  return (
    <EmptyState
      title={say("No results found.")}
      text={
        type
          ? say("Nothing matches “{term}” among {name}. Try fewer or other words.", { term, name: type.listLabel })
          : say("Nothing matches “{term}”. Try fewer or other words.", { term })
      }
      action={type || contact ? <Onward term={term} type={type} /> : null}
    />
  );
}

function isSearched(asked: TypedSearch | null): asked is TypedSearch {
  return asked !== null && tooLongText(asked.term) === null;
}

export const page: PageModule = {
  Page: SearchPage,
  queries: (request) => {
    const asked = toSearchRequest(request);
    return isSearched(asked) ? [pageQuery(SearchPageDocument, toVariables(asked))] : [];
  },
  describe: (request, read) => {
    const asked = toSearchRequest(request);
    const facts = { title: say("Search"), description: say("Search the $website help centre."), noIndex: true };
    if (!isSearched(asked)) return { kind: "found", facts };
    return { kind: read(SearchPageDocument, toVariables(asked)).data?.search ? "found" : "failed", facts };
  },
};
