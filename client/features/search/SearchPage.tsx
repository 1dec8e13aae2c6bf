import { Link } from "react-router-dom";
import { useHas } from "../../data/site-features.ts";
import { listOutcome, pagesToLoad } from "../../data/list-outcome.ts";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { tooLongText } from "./box/too-long.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import layout from "../../ui/layout.module.css";
import { SearchStartDocument } from "./dialog/SearchStart.generated.ts";
import { SearchBeginning } from "./SearchBeginning.tsx";
import { SearchBox } from "./box/SearchBox.tsx";
import { SearchPageDocument } from "./SearchPage.generated.ts";
import styles from "./SearchPage.module.css";
import { SearchResults } from "./SearchResults.tsx";
import { toSearchRequest, toVariables } from "./search-request.ts";
import type { TypedSearch } from "./search-request.ts";
import { say, sayParts } from "../../../words/say.ts";

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
      {tooLong !== null ? (
        <EmptyState title={tooLong} text={say("Fewer words find more.")} />
      ) : asked ? (
        <SearchResults asked={asked} />
      ) : (
        <>
          <SearchBeginning />
          <BrowseAll />
        </>
      )}
    </div>
  );
}

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

function isSearched(asked: TypedSearch | null): asked is TypedSearch {
  return asked !== null && tooLongText(asked.term) === null;
}

export const page: PageModule = {
  Page: SearchPage,
  queries: (request) => {
    const asked = toSearchRequest(request);
    if (asked === null) return [pageQuery(SearchStartDocument, {})];
    if (!isSearched(asked)) return [];
    return pagesToLoad(asked.page).map((page) => pageQuery(SearchPageDocument, toVariables({ ...asked, page })));
  },
  describe: (request, read) => {
    const asked = toSearchRequest(request);
    const facts = { title: say("Search"), description: say("Search $website."), noIndex: true };
    if (!isSearched(asked)) return { kind: "found", facts };
    return listOutcome(facts, asked.page, read(SearchPageDocument, toVariables(asked)).data?.search);
  },
};
