import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useRelatedDocumentFragment } from "./RelatedDocument.generated.ts";
import type { RelatedDocumentFragment } from "./RelatedDocument.generated.ts";

interface RelatedDocumentProps {
  readonly document: FragmentType<RelatedDocumentFragment>;
  /** One below the heading over the list. */
  readonly heading: "h2" | "h3";
}

/** A row that leads to another document. */
export const RelatedDocument = ({ document, heading: Heading }: RelatedDocumentProps) => {
  const data = useRelatedDocumentFragment(document);
  return (
    <Link to={data.path}>
      <Heading>{data.subject}</Heading>
      {data.metaDescription && <p>{data.metaDescription}</p>}
    </Link>
  );
};
