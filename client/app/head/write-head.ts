import type { PageFacts, PageRequest } from "../../data/page.ts";
import type { SiteForMetadata } from "./metadata.ts";

/** Describes a page in the head of the document, as `show-head.ts` does. */
type ShowHead = (request: PageRequest, facts: PageFacts, site: SiteForMetadata) => void;

/**
 * Loads the code that writes the head, and writes what was described last: of two imports of one module, a browser may settle the second first. Where the
 * code cannot be loaded, the head stays as it is.
 */
export function createHeadWriter(load: () => Promise<{ readonly showHead: ShowHead }>): ShowHead {
  let latest = 0;
  return (request, facts, site) => {
    latest += 1;
    const turn = latest;
    void load()
      .then(({ showHead }) => (turn === latest ? showHead(request, facts, site) : undefined))
      .catch(() => undefined);
  };
}
