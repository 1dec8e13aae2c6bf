import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { isBeyondLast, listOutcome, pageAddress, pagesToLoad } from "../../data/list-outcome.ts";
import { pageNumberOf } from "../../ui/pagination/pages-window.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { Pagination } from "../../ui/pagination/Pagination.tsx";
import { RowsSkeleton } from "../../ui/states/RowsSkeleton.tsx";
import { BrowseLink } from "../lists/BrowseLink.tsx";
import { everywhere, SearchBox } from "../search/box/SearchBox.tsx";
import { AuthorsPageDocument, useAuthorsPageQuery } from "./AuthorsPage.generated.ts";
import { AuthorTable } from "./AuthorTable.tsx";
import { say } from "../../../words/say.ts";

/** The authors, most documents first. Paged by numbers like the card lists: "paging as above" (specification, section 2) leaves it open. */
function AuthorsPage({ search }: PageRequest) {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={layout.head}>
        <div>
          <h1>{say("Authors")}</h1>
          <p className={layout.lead}>{say("The people behind the articles, guides and notes.")}</p>
        </div>
        <SearchBox size="small" {...everywhere()} />
      </div>
      <Authors page={pageNumberOf(search["page"])} />
    </div>
  );
}

function Authors({ page }: { readonly page: number }) {
  const { data, loading, failureOf, retry } = useAuthorsPageQuery({ page });
  if (loading) return <RowsSkeleton count={4} text={say("Loading authors...")} outline="people" />;
  if (!data?.authors) {
    const reason = failureOf("authors")?.message;
    return (
      <ErrorState
        title={say("Failed to load authors")}
        text={reason || say("Something went wrong. Please try again later.")}
        onRetry={retry}
      />
    );
  }
  const { items, pagination } = data.authors;
  if (isBeyondLast(page, data.authors)) return <Authors page={1} />;
  if (items.length === 0)
    return <EmptyState title={say("No Content Yet")} text={say("Please check back soon.")} action={<BrowseLink />} />;
  return (
    <>
      <AuthorTable authors={items} firstNumber={(pagination.page - 1) * pagination.limit + 1} />
      <Pagination {...pagination} addressOf={(number) => pageAddress("/authors", number)} Link={Link} />
    </>
  );
}

export const page: PageModule = {
  Page: AuthorsPage,
  queries: ({ search }) =>
    pagesToLoad(pageNumberOf(search["page"])).map((number) => pageQuery(AuthorsPageDocument, { page: number })),
  describe: ({ search }, read) => {
    const facts = { title: say("Authors"), description: say("Who writes for $website.") };
    const page = pageNumberOf(search["page"]);
    return listOutcome(facts, page, read(AuthorsPageDocument, { page }).data?.authors);
  },
};
