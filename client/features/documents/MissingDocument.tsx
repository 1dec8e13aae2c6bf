import type { FragmentType } from "@apollo/client";
import { NotFound } from "../../ui/states/NotFound.tsx";
import { BrowseLink } from "../lists/BrowseLink.tsx";
import { RelatedDocument } from "./RelatedDocument.tsx";
import type { RelatedDocumentFragmentDoc } from "./RelatedDocument.generated.ts";

interface MissingDocumentProps {
  readonly path: string;
  /** The documents closest to the URL; null if they could not be loaded. */
  readonly suggestions:
    | readonly (FragmentType<typeof RelatedDocumentFragmentDoc> & { readonly slug: string })[]
    | null
    | undefined;
}

/** Shown for the URL of a missing document, with the closest matches. */
export function MissingDocument({ path, suggestions }: MissingDocumentProps) {
  return (
    <NotFound
      path={path}
      closest={(suggestions ?? []).map((document) => (
        <RelatedDocument key={document.slug} document={document} heading="h2" />
      ))}
      action={<BrowseLink />}
    />
  );
}
