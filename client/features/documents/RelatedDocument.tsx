import type { FragmentType } from "@apollo/client";
import { inItsLanguage } from "../../text/in-its-language.ts";
import { useRelatedDocumentFragment } from "./RelatedDocument.generated.ts";
import type { RelatedDocumentFragment } from "./RelatedDocument.generated.ts";

interface RelatedDocumentProps {
  readonly document: FragmentType<RelatedDocumentFragment>;
  /** One level below the list's heading. */
  readonly heading: "h2" | "h3";
}

/** A row that links to another document. */
export function RelatedDocument({ document, heading: Heading }: RelatedDocumentProps) {
  const data = useRelatedDocumentFragment(document);
  return (
    <a href={data.path} {...inItsLanguage(data)}>
      <Heading>{data.subject}</Heading>
      {data.summary && <p>{data.summary}</p>}
    </a>
  );
}
