import { headingAnchor } from "../../../addresses/heading-ids.ts";
import { typeOf } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { SectionPayload } from "../../docs-api/payloads/search.ts";
import type { MappedSearchResult } from "./mapped.ts";

/** What `SearchSection` resolves from. */
export interface AnchoredSection extends Pick<SectionPayload, "heading" | "snippet" | "matches"> {
  readonly anchor: string | null;
}

/**
 * The sections of a result with the ids of their headings. A backend that does not give ids may have several sections with the same one: of these the
 * best stays. Entries of the glossary are parts of a page themselves, whose address takes no id.
 */
export function anchoredSections(
  { document, sections }: MappedSearchResult,
  types: DocumentTypes,
): readonly AnchoredSection[] {
  const isPart = typeOf(types, document.docType)?.layout === "glossary";
  const seen = new Set<string>();
  return sections.flatMap((section) => {
    const anchor = isPart ? null : anchorOf(section);
    if (anchor !== null && seen.has(anchor)) return [];
    if (anchor !== null) seen.add(anchor);
    const { heading, snippet, matches } = section;
    return [{ heading, anchor, snippet, matches }];
  });
}

function anchorOf({ heading, anchor, occurrence }: SectionPayload): string | null {
  return heading === null ? null : (anchor ?? headingAnchor(heading, occurrence));
}
