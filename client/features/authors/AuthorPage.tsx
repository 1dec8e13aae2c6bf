import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { feedAlternates } from "../../data/alternates.ts";
import { postsLabel } from "../../text/author-count.ts";
import { isBeyondLast, listOutcome, pagesToLoad } from "../../data/list-outcome.ts";
import { pageNumberOf } from "../../ui/pagination/pages-window.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { HeadBones } from "../../ui/states/HeadBones.tsx";
import { NotFound } from "../../ui/states/NotFound.tsx";
import { CardsSkeleton } from "../../ui/states/CardsSkeleton.tsx";
import { AuthorPosts } from "./AuthorPosts.tsx";
import { AuthorPageDocument, useAuthorPageQuery } from "./AuthorPage.generated.ts";
import type { AuthorPageQuery } from "./AuthorPage.generated.ts";
import { say } from "../../../words/say.ts";

function toVariables({ params, search }: PageRequest) {
  return {
    id: params["authorId"] ?? "",
    page: pageNumberOf(search["page"]),
  };
}

/** The page's own address, for an author whom the list of authors does not have. */
function addressOf({ params: { authorName = "", authorId = "" } }: PageRequest): string {
  return `/authors/${encodeURIComponent(authorName)}/${encodeURIComponent(authorId)}`;
}

/** The documents of one author. */
function AuthorPage(request: PageRequest) {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <Author {...toVariables(request)} path={request.path} address={addressOf(request)} />
    </div>
  );
}

interface AuthorProps extends ReturnType<typeof toVariables> {
  /** As requested, decoded. */
  readonly path: string;
  readonly address: string;
}

function Author({ id, page, path, address }: AuthorProps) {
  const { data, loading, failureOf, retry } = useAuthorPageQuery({ id, page });
  const failed = failureOf("documentsByAuthor");
  if (loading) return <CardsSkeleton count={6} head={<HeadBones of="author" />} />;
  if (failed || !data)
    return <ErrorState heading="h1" title={say("Error loading posts")} text={failed?.message} onRetry={retry} />;
  if (!data.documentsByAuthor) return <Unknown path={path} others={data.others?.nodes ?? []} />;
  if (isBeyondLast(page, data.documentsByAuthor)) return <Author id={id} page={1} path={path} address={address} />;
  return <AuthorPosts author={data.author} posts={data.documentsByAuthor} path={data.author?.path ?? address} />;
}

function Unknown({
  path,
  others,
}: {
  readonly path: string;
  readonly others: NonNullable<AuthorPageQuery["others"]>["nodes"];
}) {
  return (
    <NotFound
      path={path}
      closest={others.map(({ key, name, path: to, count }) => (
        <Link key={key} to={to}>
          <h2>{name}</h2>
          <p>{postsLabel(count ?? 0, null)}</p>
        </Link>
      ))}
      action={
        <Link className={buttonClass()} to="/authors">
          {say("All authors")}
        </Link>
      }
    />
  );
}

export const page: PageModule = {
  Page: AuthorPage,
  queries: (request) => {
    const { id, page: asked } = toVariables(request);
    return pagesToLoad(asked).map((number) => pageQuery(AuthorPageDocument, { id, page: number }));
  },
  describe: (request, read) => {
    const asked = toVariables(request);
    const { data, failed } = read(AuthorPageDocument, asked);
    const name = data?.author?.name ?? data?.documentsByAuthor?.name;
    const facts = {
      title: name ?? null,
      description: name ? say("Articles, guides and notes by {name} at $website.", { name }) : null,
      canonicalPath: data?.author?.path ?? addressOf(request),
      alternates: feedAlternates(name ?? say("Author"), "author", asked.id),
      webPage: {
        "@type": "ProfilePage",
        mainEntity: {
          "@type": "Person",
          name,
          ...(data?.author?.designation ? { jobTitle: data.author.designation } : {}),
        },
      },
    };
    if (failed.includes("documentsByAuthor") || !data) return { kind: "failed", facts };
    return data.documentsByAuthor ? listOutcome(facts, asked.page, data.documentsByAuthor) : { kind: "missing" };
  },
};
