import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { docTypeNames } from "../../lib/doc-type.ts";
import { searchAddress } from "../../lib/search-address.ts";
import type { SearchRequest } from "../../lib/search-address.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { Pagination } from "../../ui/Pagination.tsx";
import { RowsSkeleton } from "../../ui/Skeletons.tsx";
import { useAnnouncement } from "../../ui/use-announcement.ts";
import { foundText } from "./box/found-text.ts";
import { SearchBox } from "./box/SearchBox.tsx";
import { SearchPageDocument, useSearchPageQuery } from "./SearchPage.generated.ts";
import type { SearchPageQuery } from "./SearchPage.generated.ts";
import styles from "./SearchPage.module.css";
import { SearchResultRow } from "./SearchResultRow.tsx";
import { toSearchRequest, toVariables } from "./search-request.ts";

/** All that a search finds, page by page, at an address of its own. */
const SearchPage = (request: PageRequest) => {
  const asked = toSearchRequest(request);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>{asked?.type ? `Search: ${docTypeNames(asked.type).listLabel}` : "Search"}</h1>
      <div className={styles.box}>
        <SearchBox key={asked?.term} defaultTerm={asked?.term ?? ""} {...(asked?.type ? { type: asked.type } : {})} />
      </div>
      {asked ? <Results asked={asked} /> : <p className={layout.quiet}>Search here to get answers to your questions</p>}
    </div>
  );
};

const Results = ({ asked }: { readonly asked: SearchRequest }) => {
  const { data, loading, failureOf, retry } = useSearchPageQuery(toVariables(asked));
  if (loading) return <RowsSkeleton count={4} />;
  if (!data?.search) {
    const message = failureOf("search")?.message;
    return <ErrorState title={message ? `Error: ${message}` : "Failed to fetch results"} onRetry={retry} />;
  }
  if (data.search.items.length === 0) return <EmptyState title="No results found." text={`Nothing matches “${asked.term}”. Try fewer or other words.`} />;
  return <Found asked={asked} results={data.search} />;
};

const Found = ({ asked, results: { items, pagination, correctedTerm } }: { readonly asked: SearchRequest; readonly results: NonNullable<SearchPageQuery["search"]> }) => {
  const { totalItems } = pagination;
  useAnnouncement(foundText({ totalItems, term: asked.term, correctedTerm }));
  return (
    <>
      <p className={styles.found}>
        {correctedTerm === null ? `${totalItems} ${totalItems === 1 ? "result" : "results"} for ` : "Showing results for "}
        <strong>{correctedTerm ?? asked.term}</strong>
      </p>
      <ul>
        {items.map(({ document, sections }) => (
          <SearchResultRow key={document.slug} document={document} sections={sections} term={correctedTerm ?? asked.term} />
        ))}
      </ul>
      <Pagination {...pagination} addressOf={(page) => searchAddress({ ...asked, page })} Link={Link} />
    </>
  );
};

export const page: PageModule = {
  Page: SearchPage,
  queries: (request) => {
    const asked = toSearchRequest(request);
    return asked ? [pageQuery(SearchPageDocument, toVariables(asked))] : [];
  },
  describe: (request, read) => {
    const asked = toSearchRequest(request);
    const facts = { title: "Search", description: "Search the $website help centre.", noIndex: true };
    if (!asked) return { kind: "found", facts };
    return { kind: read(SearchPageDocument, toVariables(asked)).data?.search ? "found" : "failed", facts };
  },
};
