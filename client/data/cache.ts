import { InMemoryCache } from "@apollo/client";
import type { FieldPolicy, PossibleTypesMap, Reference, StoreObject } from "@apollo/client";
import { keyArguments } from "./root-fields.ts";

/**
 * Creates the normalised cache. Documents are keyed by slug, because URLs name it. Types whose `id` is unique only within
 * their parent, or may be missing, are embedded in their parent object.
 */
export function createCache(possibleTypes?: PossibleTypesMap): InMemoryCache {
  return new InMemoryCache({
    ...(possibleTypes && { possibleTypes }),
    typePolicies: {
      Query: { fields: { documentLinks } },
      Document: { keyFields: bySlug },
      OutlineItem: { keyFields: false },
      DocumentAuthor: { keyFields: false },
      TypeDetail: { keyFields: false },
      Tag: { keyFields: false },
      NavigationCategory: { keyFields: false },
      NavigationGroup: { keyFields: false },
      NavigationAuthor: { keyFields: false },
      GlossaryEntry: { keyFields: false },
      Sitemap: { keyFields: bySlug },
      Site: { keyFields: [] },
    },
  });
}

/** The id that `keyFields: ["slug"]` gives, at a fraction of its cost: a page's answer has some twenty documents, each identified more than once. */
function bySlug({ slug }: Readonly<StoreObject>, { typename = "" }: { readonly typename: string | undefined }): string {
  if (typeof slug !== "string") throw new Error(`expected the slug of a ${typename}`);
  return `${typename}:${JSON.stringify({ slug })}`;
}

/** The links of one type, and the document that they are centred on; null if it failed. */
interface KnownLinks {
  readonly links: readonly (Reference | StoreObject)[];
  readonly around: unknown;
}

/** One list per type serves all documents inside it, so a click from one guide to the next asks for none. At its ends it may have to be fetched anew. */
const documentLinks: FieldPolicy<KnownLinks | null, KnownLinks["links"] | null> = {
  keyArgs: [...(keyArguments["documentLinks"] ?? [])],
  merge: (_known, incoming, { args }) => incoming && { links: incoming, around: args?.["around"] },
  read: (known, { args, readField }) => {
    if (!known) return known;
    const { links, around } = known;
    const asked: unknown = args?.["around"];
    const at = links.findIndex((link) => readField("slug", link) === asked);
    const isWhole = links.length < Number(args?.["limit"]);
    return isWhole || asked === around || (at > 0 && at < links.length - 1) ? links : undefined;
  },
};
