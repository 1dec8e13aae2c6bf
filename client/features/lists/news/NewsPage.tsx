import { Link } from "react-router-dom";
import { pageQuery } from "../../../data/page.ts";
import type { PageModule, PageRequest } from "../../../data/page.ts";
import { feedAlternates } from "../../../data/alternates.ts";
import { docTypePart } from "../../../data/doc-type.ts";
import { isBeyondLast, listOutcome, pageAddress, pagesToLoad } from "../../../data/list-outcome.ts";
import { pageNumberOf } from "../../../ui/pages-window.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import layout from "../../../ui/layout.module.css";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { StepPagination } from "../../../ui/StepPagination.tsx";
import { ListHead } from "../ListHead.tsx";
import { listTexts } from "../list-texts.ts";
import { NewsPageDocument, useNewsPageQuery } from "./NewsPage.generated.ts";
import styles from "./NewsPage.module.css";
import { NewsRow } from "./NewsRow.tsx";

/** The two lists of rows. Their rows open documents under an address that is not their own (specification, section 2). */
const lists = {
  NEWS: { path: "/news", prefix: "/article" },
  PRESS_RELEASE: { path: "/press-release", prefix: "/news" },
} as const;

interface NewsRequest {
  readonly type: keyof typeof lists;
  readonly page: number;
}

const toVariables = ({ path, search }: PageRequest): NewsRequest => ({
  type: path === lists.PRESS_RELEASE.path ? "PRESS_RELEASE" : "NEWS",
  page: pageNumberOf(search["page"]),
});

/** News, or statements for the press, row by row. */
const NewsPage = (request: PageRequest) => {
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
};

const News = ({ type, page }: NewsRequest) => {
  const { data, loading, retry } = useNewsPageQuery({ type, page });
  const { emptyTitle, emptyText } = listTexts(type);
  if (loading) return <RowsSkeleton count={4} />;
  if (!data?.documents)
    return <ErrorState title={emptyTitle} text={emptyText} note="We couldn't refresh this list." onRetry={retry} />;
  const { items, pagination } = data.documents;
  if (isBeyondLast(page, data.documents)) return <News type={type} page={1} />;
  if (items.length === 0) return <EmptyState title={emptyTitle} text={emptyText} way={<WayOn />} />;
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
};

const WayOn = () => (
  <Link className={buttonClass()} to="/articles">
    Browse articles
  </Link>
);

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
