import type { PageFacts, PageRequest } from "../../data/page.ts";
import { updateHead } from "./document-head.ts";
import { headTags } from "./metadata.ts";
import type { SiteForMetadata } from "./metadata.ts";

/** Gives the head of the document what describes a page. The first page has it from the server, so this is loaded with the second one. */
export function showHead(request: PageRequest, facts: PageFacts, site: SiteForMetadata): void {
  updateHead(headTags(request, facts, site));
}
