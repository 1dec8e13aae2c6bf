import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/Button.tsx";
import { CardGrid } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { Hidden } from "../../ui/Hidden.tsx";
import { CardsSkeleton } from "../../ui/states/Skeletons.tsx";
import { anyAddress, cardTypes, useDocumentTypes } from "../../data/document-types.ts";
import { DocumentCard } from "../lists/DocumentCard.tsx";
import type { DocumentCardProps } from "../lists/DocumentCard.tsx";
import { mostRecentPosts } from "./recent-posts.ts";
import styles from "./RecentPosts.module.css";

type Post = DocumentCardProps["document"] & { readonly slug: string };

interface RecentPostsProps {
  readonly posts: readonly Post[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The newest articles and blog posts, and their loading, failed and empty states. */
export function RecentPosts({ posts, loading, failed, onRetry }: RecentPostsProps) {
  if (loading) return <CardsSkeleton count={mostRecentPosts} />;
  if (failed)
    return (
      <ErrorState
        title="Failed to load content."
        text="Your connection may have dropped, or our service is having a moment."
        onRetry={onRetry}
      />
    );
  if (posts.length === 0)
    return (
      <EmptyState
        title="No posts found."
        text="There is nothing here yet. Please check back soon."
        action={<EmptyAction />}
      />
    );
  return <Posts posts={posts} />;
}

function Posts({ posts }: Pick<RecentPostsProps, "posts">) {
  const types = useDocumentTypes();
  const [list] = cardTypes(types);
  return (
    <>
      <CardGrid>
        {posts.map((post) => (
          <DocumentCard
            key={post.slug}
            document={post}
            href={anyAddress(types, post.slug)}
            heading="h3"
            variant="teaser"
            lazy
          />
        ))}
      </CardGrid>
      {list && posts.length >= mostRecentPosts && (
        <p className={styles.more}>
          <Link className={buttonClass()} to={list.listPath}>
            See More<Hidden> {list.listLabel.toLowerCase()}</Hidden>
          </Link>
        </p>
      )}
    </>
  );
}

function EmptyAction() {
  return (
    <Link className={buttonClass()} to="/docs">
      Browse all documents
    </Link>
  );
}
