import { Link } from "react-router-dom";
import { cardTypes, useDocumentTypes } from "../../data/document-types.ts";
import { useHas } from "../../data/site-features.ts";
import { buttonClass } from "../../ui/Button.tsx";
import type { LinkComponent } from "../../ui/link-component.ts";
import { say, sayLabel } from "../../../words/say.ts";

interface BrowseLinkProps {
  /** The id of the type whose list is shown: the link leads to another one. */
  readonly except?: string;
  readonly as?: LinkComponent;
}

/** A link from an empty or missing page to the site's first list of cards; to all documents where it has none, or to its first list. */
export function BrowseLink({ except, as: Linked = Link }: BrowseLinkProps) {
  const types = useDocumentTypes();
  const docsTree = useHas("docsTree");
  const type = cardTypes(types).find(({ id }) => id !== except) ?? (docsTree ? undefined : types[0]);
  return (
    <Linked className={buttonClass()} to={type?.listPath ?? "/docs"}>
      {type ? say("Browse {name}", { name: sayLabel(type.listLabel) }) : say("Browse all documents")}
    </Linked>
  );
}
