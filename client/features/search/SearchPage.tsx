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
import { SearchResultRow } from "./SearchResultRow.tsx";
import { SearchTypes } from "./SearchTypes.tsx";
import { toSearchRequest, toVariables } from "./search-request.ts";
import type { TypedSearch } from "./search-request.ts";

/** All results of a search, in pages with URLs of their own. */
function SearchPage(request: PageRequest) {
  const asked = toSearchRequest(request);
  const tooLong = tooLongText(asked?.term ?? "");
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>{asked?.type ? `Search: ${asked.type.listLabel}` : "Search"}</h1>
      {!asked && <p className={layout.lead}>Search here to get answers to your questions</p>}
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
      Or{" "}
      <Link className={layout.link} to="/docs">
        browse all documents
      </Link>
      .
    </p>
  );
}

function Results({ asked }: { readonly asked: TypedSearch }) {
  const { data, loading, failureOf, retry } = useSearchPageQuery(toVariables(asked));
  if (loading) return <RowsSkeleton count={4} />;
  if (!data?.search) {
    const message = failureOf("search")?.message;
    return <ErrorState title={message ? `Error: ${message}` : "Failed to fetch results"} onRetry={retry} />;
  }
  if (data.search.items.length === 0) return <NothingFound asked={asked} />;
  return <Found asked={asked} found={data.search} />;
}

function TooLong({ text }: { readonly text: string }) {
  return <EmptyState title={text} text="Fewer words find more." />;
}

type FoundResults = NonNullable<SearchPageQuery["search"]>;

function Found({ asked, found }: { readonly asked: TypedSearch; readonly found: FoundResults }) {
  const { items, pagination } = found;
  const pattern = searchedPattern(found, asked.term);
  return (
    <>
      <SearchTypes asked={asked} found={items.map(({ document }) => document.type)} />
      <FoundLine found={found} asked={asked} />
      <ul>
        {items.map((result) => (
          <SearchResultRow key={result.document.slug} result={result} pattern={pattern} />
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
  useAnnouncement(foundText({ totalItems, term, correctedTerm }));
  return (
    <div className={styles.found}>
      <p>
        {correctedTerm === null
          ? `${totalItems} ${totalItems === 1 ? "result" : "results"} for `
          : "Showing results for "}
        <strong>{correctedTerm ?? term}</strong>
      </p>
      {correctedTerm !== null && !asked.exact && (
        <p>
          <ExactSearch term={term} type={asked.type?.id ?? null} />
        </p>
      )}
      {synonyms.length > 0 && <p>Also searched: {synonyms.join(", ")}</p>}
    </div>
  );
}

function Onward({ term, type }: Pick<TypedSearch, "term" | "type">) {
  return (
    <Link className={layout.link} to={type ? searchAddress({ term, type: null, page: 1 }) : "/contact"}>
      {type ? "Search everything" : "Ask us instead"}
    </Link>
  );
}

function NothingFound({ asked: { term, type } }: { readonly asked: TypedSearch }) {
  const contact = useHas("contact");
  return (
    <EmptyState
      title="No results found."
      text={`Nothing matches “${term}”${type ? ` among ${type.listLabel}` : ""}. Try fewer or other words.`}
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
    const facts = { title: "Search", description: "Search the $website help centre.", noIndex: true };
    if (!isSearched(asked)) return { kind: "found", facts };
    return { kind: read(SearchPageDocument, toVariables(asked)).data?.search ? "found" : "failed", facts };
  },
};
