import { Link } from "react-router-dom";
import { useHas } from "../../data/site-features.ts";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { searchAddress } from "./box/search-address.ts";
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
import { say, sayCountParts, sayParts } from "../../../words/say.ts";

/** All results of a search, in pages with URLs of their own. */
function SearchPage(request: PageRequest) {
  const asked = toSearchRequest(request);
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
      {asked ? <Results asked={asked} /> : <BrowseAll />}
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
  if (data.search.items.length === 0) return <NothingFound asked={asked} />;
  return <Found asked={asked} found={data.search} />;
}

type FoundResults = NonNullable<SearchPageQuery["search"]>;

function Found({ asked, found }: { readonly asked: TypedSearch; readonly found: FoundResults }) {
  const { items, pagination } = found;
  const pattern = searchedPattern(found, asked.term);
  return (
    <>
      <SearchTypes asked={asked} found={items.map(({ document }) => document.type)} />
      <FoundLine found={found} term={asked.term} />
      <ul>
        {items.map((result) => (
          <SearchResultRow key={result.document.slug} result={result} pattern={pattern} />
        ))}
      </ul>
      <Pagination
        {...pagination}
        addressOf={(page) => searchAddress({ ...asked, type: asked.type?.id ?? null, page })}
        Link={Link}
      />
    </>
  );
}

/** The number of results and the term; mentions a corrected term and synonyms. */
function FoundLine({
  found: { correctedTerm, synonyms, pagination },
  term,
}: {
  readonly found: FoundResults;
  readonly term: string;
}) {
  const { totalItems } = pagination;
  const shown = <strong key="term">{correctedTerm ?? term}</strong>;
  useAnnouncement(foundText({ totalItems, term, correctedTerm }));
  return (
    <div className={styles.found}>
      <p>
        {correctedTerm === null
          ? sayCountParts(totalItems, "{count} result for {term}", "{count} results for {term}", { term: shown })
          : sayParts("Showing results for {term}", { term: shown })}
      </p>
      {correctedTerm !== null && <p>{say("Nothing was found for “{term}”.", { term })}</p>}
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

export const page: PageModule = {
  Page: SearchPage,
  queries: (request) => {
    const asked = toSearchRequest(request);
    return asked ? [pageQuery(SearchPageDocument, toVariables(asked))] : [];
  },
  describe: (request, read) => {
    const asked = toSearchRequest(request);
    const facts = { title: say("Search"), description: say("Search the $website help centre."), noIndex: true };
    if (!asked) return { kind: "found", facts };
    return { kind: read(SearchPageDocument, toVariables(asked)).data?.search ? "found" : "failed", facts };
  },
};
