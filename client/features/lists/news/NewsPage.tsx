import { Link } from "react-router-dom";
import { pageQuery } from "../../../data/page.ts";
import type { PageModule, PageRequest } from "../../../data/page.ts";
import { feedAlternates } from "../../../data/alternates.ts";
import { docTypePart } from "../../../data/doc-type.ts";
import { isBeyondLast, listOutcome, pageAddress, pagesToLoad } from "../../../data/list-outcome.ts";
import { pageNumberOf } from "../../../ui/pagination/pages-window.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import layout from "../../../ui/layout.module.css";
import { RowsSkeleton } from "../../../ui/states/Skeletons.tsx";
import { StepPagination } from "../../../ui/pagination/StepPagination.tsx";
import { ListHead } from "../ListHead.tsx";
import { listTexts } from "../list-texts.ts";
import { NewsPageDocument, useNewsPageQuery } from "./NewsPage.generated.ts";
import styles from "./NewsPage.module.css";
import { NewsRow } from "./NewsRow.tsx";

/** The two row lists. Their rows link to paths that are not the documents' canonical ones (specification, section 2). */
const lists = {
  NEWS: { path: "/news", prefix: "/article" },
  PRESS_RELEASE: { path: "/press-release", prefix: "/news" },
} as const;

interface NewsRequest {
  readonly type: keyof typeof lists;
  readonly page: number;
}

function toVariables({ path, search }: PageRequest): NewsRequest {
  return {
    type: path === lists.PRESS_RELEASE.path ? "PRESS_RELEASE" : "NEWS",
    page: pageNumberOf(search["page"]),
  };
}

/** News or press releases, as rows. */
function NewsPage(request: PageRequest) {
  const asked = toVariables(request);
  const { title, lead } = listTexts(asked.type);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={styles.list}>
        <ListHead title={title} lead={lead} type={asked.type} />
        <News {...asked} />
      </div>
    </div>
  );
}

function News({ type, page }: NewsRequest) {
  const { data, loading, retry } = useNewsPageQuery({ type, page });
  const { emptyTitle, emptyText } = listTexts(type);
  if (loading) return <RowsSkeleton count={4} />;
  if (!data?.documents)
    return <ErrorState title={emptyTitle} text={emptyText} note="We couldn't refresh this list." onRetry={retry} />;
  const { items, pagination } = data.documents;
  if (isBeyondLast(page, data.documents)) return <News type={type} page={1} />;
  if (items.length === 0) return <EmptyState title={emptyTitle} text={emptyText} action={<EmptyAction />} />;
  const { path, prefix } = lists[type];
  return (
    <>
      <ul className={styles.rows}>
        {items.map((document) => (
          <NewsRow key={document.slug} document={document} prefix={prefix} />
        ))}
      </ul>
      <StepPagination {...pagination} addressOf={(number) => pageAddress(path, number)} Link={Link} />
    </>
  );
}

function EmptyAction() {
  return (
    <Link className={buttonClass()} to="/articles">
      Browse articles
    </Link>
  );
}

export const page: PageModule = {
  Page: NewsPage,
  queries: (request) => {
    const { type, page: asked } = toVariables(request);
    return pagesToLoad(asked).map((number) => pageQuery(NewsPageDocument, { type, page: number }));
  },
  describe: (request, read) => {
    const asked = toVariables(request);
    const { title, lead } = listTexts(asked.type);
    return listOutcome(
      {
        title,
        description: lead,
        alternates: feedAlternates(title, "type", docTypePart(asked.type)),
        webPage: { "@type": "CollectionPage" },
      },
      asked.page,
      read(NewsPageDocument, asked).data?.documents,
    );
  },
};
