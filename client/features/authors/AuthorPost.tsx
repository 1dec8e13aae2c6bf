import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { linkAddress, useDocumentTypes } from "../../data/document-types.ts";
import { Card } from "../../ui/Card.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { inItsLanguage } from "../../text/in-its-language.ts";
import { useAuthorPostFragment } from "./AuthorPost.generated.ts";
import type { AuthorPostFragment } from "./AuthorPost.generated.ts";

interface AuthorPostProps {
  readonly document: FragmentType<AuthorPostFragment>;
  readonly authorName: string;
  /** Its place in the grid, counted from 0. */
  readonly place: number;
}

/** A document on its author's page: its type, its title, and the author's name. */
export function AuthorPost({ document, authorName, place }: AuthorPostProps) {
  const data = useAuthorPostFragment(document);
  const spoken = inItsLanguage(data);
  return (
    <Card
      picture={
        <Picture
          slug={data.slug}
          image={data.featuredImage}
          kind={data.type.id}
          category={data.category}
          place={place}
        />
      }
      label={data.types[0]?.name ?? data.typeName}
      heading={
        <h2>
          <Link to={linkAddress(useDocumentTypes(), data)} {...spoken}>
            {data.subject}
          </Link>
        </h2>
      }
      text={data.summary}
      spoken={spoken}
      author={authorName}
    />
  );
}
