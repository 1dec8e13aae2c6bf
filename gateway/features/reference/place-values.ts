import { nameSlug } from "../../../addresses/name-slug.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import type { PlaceValues } from "./example/sample-values.ts";

/** What stands where a site has none of something, or its backend does not answer. */
const stand = "example";

/** How long a page holds that had to do without the backend. */
const withoutBackendMs = 10_000;

/** What only the backend knows. */
type Asked = "tag" | "category" | "authorId" | "glossaryEntry";

/** What the examples of these entries need of the backend; all others need nothing of it. */
const needs: Readonly<Record<string, Asked>> = {
  "query-documentsByTag": "tag",
  "query-documentsByCategory": "category",
  "query-search": "category",
  "query-suggestions": "category",
  "query-documentsByAuthor": "authorId",
  "query-author": "authorId",
  "query-glossaryEntry": "glossaryEntry",
};

/** Values of this site for the example of an entry. A backend that fails costs the values, and not the page: it is built again soon. */
export async function readPlaceValues(entry: string | null, context: GatewayContext): Promise<PlaceValues> {
  const { site, freshness } = context;
  const need = needs[entry ?? ""];
  const found = need === undefined ? null : await read(need, context).catch(() => undefined);
  if (found === undefined) freshness.endAt(Date.now() + withoutBackendMs);
  const value = found ?? stand;
  const [type] = site.types.all;
  return {
    document: site.defaultDocument === "" ? stand : site.defaultDocument,
    type: type?.id ?? stand,
    authorId: value,
    tag: value,
    category: need === "category" ? nameSlug(value) : value,
    glossaryEntry: value,
    term: wordOf(value),
  };
}

/** Reads the first of something; null where there is none. */
async function read(need: Asked, { site, docsApi, navigation, authors, freshness }: GatewayContext) {
  switch (need) {
    case "tag":
      return (await navigation.tags())[0]?.slug ?? null;
    case "category":
      return (await navigation.categoryTree())[0]?.name ?? null;
    case "authorId":
      return site.features.authors ? ((await authors.page(1, 1)).authors[0]?._id ?? null) : null;
    case "glossaryEntry": {
      const type = site.types.all.find(({ layout }) => layout === "glossary");
      if (type === undefined) return null;
      const { docs } = await freshness.record(docsApi.fetchGlossary(type.id, { page: 1, limit: 1 }));
      return docs[0]?.slug ?? null;
    }
  }
}

/** The longest word of a name: others may be too short to search for. */
function wordOf(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.toSorted((one, other) => other.length - one.length)[0] || stand;
}
