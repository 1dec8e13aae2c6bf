import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/Button.tsx";
import { NotFound } from "../../ui/NotFound.tsx";
import { RelatedDocument } from "./RelatedDocument.tsx";
import type { RelatedDocumentFragmentDoc } from "./RelatedDocument.generated.ts";

interface MissingDocumentProps {
  readonly path: string;
  /** What comes closest to the address; null when it could not be had. */
  readonly suggestions:
    | readonly (FragmentType<typeof RelatedDocumentFragmentDoc> & { readonly slug: string })[]
    | null
    | undefined;
}

/** The address of no document, and what comes closest to it. */
export const MissingDocument = ({ path, suggestions }: MissingDocumentProps) => (
  <NotFound
    path={path}
    closest={(suggestions ?? []).map((document) => (
      <RelatedDocument key={document.slug} document={document} heading="h2" />
    ))}
    way={
      <Link className={buttonClass()} to="/articles">
        Browse articles
      </Link>
    }
  />
);
