import { cardTypes, useDocumentTypes } from "../../data/document-types.ts";
import type { DocumentTypes } from "../../data/document-types.ts";
import type { TreePosition } from "./tree-memory.ts";

/** A link for visitors without script. */
export function WithoutScript({ group }: { readonly group: TreePosition["group"] }) {
  const { to, text } = elsewhereOf(group, useDocumentTypes());
  return (
    <noscript>
      <a href={to}>{text}</a>
    </noscript>
  );
}

/** Another page that lists a group's documents, since branches cannot be fetched without script. */
function elsewhereOf(group: TreePosition["group"], types: DocumentTypes) {
  const [list] = cardTypes(types);
  if (group === "TYPES" && list) return { to: list.listPath, text: `Browse ${list.listLabel.toLowerCase()}` };
  return {
    CATEGORIES: { to: "/", text: "Browse by topic" },
    TYPES: { to: "/search", text: "Search all documents" },
    TAGS: { to: "/search", text: "Search all documents" },
    AUTHORS: { to: "/authors", text: "All authors" },
  }[group];
}
