import { cardTypes, useDocumentTypes } from "../../data/document-types.ts";
import type { DocumentTypes } from "../../data/document-types.ts";
import type { TreePosition } from "./tree-memory.ts";
import { say, sayLabel } from "../../../words/say.ts";

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
  if (group === "TYPES" && list)
    return { to: list.listPath, text: say("Browse {name}", { name: sayLabel(list.listLabel) }) };
  return {
    CATEGORIES: { to: "/", text: say("Browse by topic") },
    TYPES: { to: "/search", text: say("Search all documents") },
    TAGS: { to: "/search", text: say("Search all documents") },
    AUTHORS: { to: "/authors", text: say("All authors") },
  }[group];
}
