import { Link } from "react-router-dom";
import { pageAddress } from "../../data/list-outcome.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { CardGrid } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import layout from "../../ui/layout.module.css";
import { Pagination } from "../../ui/pagination/Pagination.tsx";
import { everywhere, SearchBox } from "../search/box/SearchBox.tsx";
import type { AuthorPageQuery } from "./AuthorPage.generated.ts";
import styles from "./AuthorPosts.module.css";
import { AuthorPost } from "./AuthorPost.tsx";
import { Avatar } from "./Avatar.tsx";
import { say } from "../../../words/say.ts";

interface AuthorPostsProps {
  /** Null if only the posts could be loaded. */
  readonly author: AuthorPageQuery["author"];
  readonly posts: NonNullable<AuthorPageQuery["documentsByAuthor"]>;
  /** The address of the author's page. */
  readonly path: string;
}

/** An author, and one page of their documents. */
export function AuthorPosts({ author, posts: { name: nameInPosts, items, pagination }, path }: AuthorPostsProps) {
  const name = author?.name ?? nameInPosts;
  return (
    <>
      <header className={styles.head}>
        <Avatar name={name} image={author?.image ?? null} size="large" />
        <div className={styles.name}>
          <h1>{name}</h1>
          {author?.designation && <p className={layout.lead}>{author.designation}</p>}
        </div>
        <SearchBox size="small" {...everywhere()} />
      </header>
      {items.length === 0 && (
        <EmptyState title={say("This author hasn't published any articles yet.")} action={<EmptyAction />} />
      )}
      <CardGrid>
        {items.map((document, index) => (
          <AuthorPost key={document.slug} document={document} authorName={name} place={index} />
        ))}
      </CardGrid>
      <Pagination {...pagination} addressOf={(number) => pageAddress(path, number)} Link={Link} />
    </>
  );
}

function EmptyAction() {
  return (
    <Link className={buttonClass()} to="/authors">
      {say("All authors")}
    </Link>
  );
}
