import { InMemoryCache } from "@apollo/client";
import type { PossibleTypesMap } from "@apollo/client";

/**
 * Builds the normalised cache. Documents are known by their slug, because that is what addresses name. Types whose `id` is unique
 * only within their parent, or may be missing, live inside the object that holds them.
 */
export const createCache = (possibleTypes?: PossibleTypesMap): InMemoryCache =>
  new InMemoryCache({
    ...(possibleTypes && { possibleTypes }),
    typePolicies: {
      Document: { keyFields: ["slug"] },
      OutlineItem: { keyFields: false },
      DocumentAuthor: { keyFields: false },
      DocumentType: { keyFields: false },
      Tag: { keyFields: false },
      NavigationCategory: { keyFields: false },
      NavigationGroup: { keyFields: false },
      NavigationAuthor: { keyFields: false },
      GlossaryEntry: { keyFields: false },
      Sitemap: { keyFields: ["slug"] },
      Site: { keyFields: [] },
    },
  });
