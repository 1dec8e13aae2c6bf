import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { RelatedDocumentFragmentDoc } from "./RelatedDocument.generated.ts";

interface RelatedDocumentProps {
  readonly document: FragmentType<typeof RelatedDocumentFragmentDoc>;
  /** One below the heading over the list. */
  readonly heading: "h2" | "h3";
}

/** A row that leads to another document. */
export const RelatedDocument = ({ document, heading: Heading }: RelatedDocumentProps) => {
  const { data } = useSuspenseFragment({ fragment: RelatedDocumentFragmentDoc, from: document });
  return (
    <Link to={data.path}>
      <Heading>{data.subject}</Heading>
      {data.metaDescription && <p>{data.metaDescription}</p>}
    </Link>
  );
};
