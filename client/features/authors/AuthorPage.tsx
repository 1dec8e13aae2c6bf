import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { pageNumberOf } from "../../lib/pages-window.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { CardGrid } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { NotFound } from "../../ui/NotFound.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { CardsSkeleton } from "../../ui/Skeletons.tsx";
import { AuthorPost } from "./AuthorPost.tsx";
import { AuthorPageDocument, useAuthorPageQuery } from "./AuthorPage.generated.ts";
import type { AuthorPageQuery } from "./AuthorPage.generated.ts";

const toVariables = ({ params, search }: PageRequest) => ({ id: params["authorId"] ?? "", page: pageNumberOf(search["page"]) });

/** What one author has published. */
const AuthorPage = (request: PageRequest) => {
  const { data, loading, failureOf, retry } = useAuthorPageQuery(toVariables(request));
  const failed = failureOf("documentsByAuthor") ?? failureOf("author");
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      {loading && <CardsSkeleton count={6} />}
      {!loading && failed && <ErrorState heading="h1" title="Error loading posts" text={failed.message} onRetry={retry} />}
      {!loading && !failed && (data?.documentsByAuthor ? <Found data={data} page={toVariables(request).page} path={request.path} /> : <Unknown path={request.path} />)}
    </div>
  );
};

const Found = ({ data: { author, documentsByAuthor }, page, path }: { readonly data: AuthorPageQuery; readonly page: number; readonly path: string }) => {
  const name = author?.name ?? documentsByAuthor?.name ?? "";
  const items = documentsByAuthor?.items ?? [];
  const address = author?.path ?? path;
  return (
    <>
      <div className={layout.head}>
        <div>
          <h1>{name}</h1>
          {author?.designation && <p className={layout.lead}>{author.designation}</p>}
        </div>
      </div>
      {items.length === 0 && <EmptyState title={page > 1 ? "No Content Yet" : "This author hasn't published any articles yet."} way={page > 1 && <Link className={buttonClass()} to={address}>Page 1</Link>} />}
      <CardGrid>
        {items.map((document) => (
          <AuthorPost key={document.slug} document={document} authorName={name} />
        ))}
      </CardGrid>
      {documentsByAuthor && items.length > 0 && (
        <Pagination {...documentsByAuthor.pagination} addressOf={(number) => (number === 1 ? address : `${address}?page=${number}`)} Link={Link} />
      )}
    </>
  );
};

const Unknown = ({ path }: { readonly path: string }) => (
  <NotFound
    path={path}
    closest={[]}
    way={
      <Link className={buttonClass()} to="/authors">
        All authors
      </Link>
    }
  />
);

export const page: PageModule = {
  Page: AuthorPage,
  queries: (request) => [pageQuery(AuthorPageDocument, toVariables(request))],
  describe: (request, read) => {
    const { data, failed } = read(AuthorPageDocument, toVariables(request));
    const name = data?.author?.name ?? data?.documentsByAuthor?.name;
    const facts = { title: name ?? null, description: name ? `Articles, guides and notes by ${name} at $website.` : null };
    if (failed.includes("documentsByAuthor") || failed.includes("*") || !data) return { kind: "failed", facts };
    if (!data.documentsByAuthor) return { kind: "missing" };
    return { kind: failed.length > 0 ? "partial" : "found", facts: { ...facts, ...(data.author ? { canonicalPath: data.author.path } : {}) } };
  },
};
