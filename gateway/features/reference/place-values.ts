import { nameSlug } from "../../../addresses/name-slug.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import type { PlaceValues } from "./example/sample-values.ts";

/** What stands where a site has none of something, or its backend does not answer. */
const stand = "example";

/** How long a page holds that had to do without the backend. */
const withoutBackendMs = 10_000;

/** Values of this site for the examples. A backend that fails costs the values, and not the page: it is built again soon. */
export async function readPlaceValues({
  site,
  navigation,
  authors,
  glossary,
  freshness,
}: GatewayContext): Promise<PlaceValues> {
  const read = async <Value>(reading: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await reading();
    } catch {
      freshness.endAt(Date.now() + withoutBackendMs);
      return null;
    }
  };
  const [tags, writers, categories, terms] = await Promise.all([
    read(() => navigation.tags()),
    read(async () => (site.features.authors ? (await authors.page(1, 1)).authors : [])),
    read(() => navigation.categoryTree()),
    read(() => glossary.entries()),
  ]);
  const [tag] = tags ?? [];
  const [author] = writers ?? [];
  const [category] = categories ?? [];
  const [term] = terms ?? [];
  const [type] = site.types.all;
  return {
    document: site.defaultDocument === "" ? stand : site.defaultDocument,
    type: type?.id ?? stand,
    authorId: author?._id ?? stand,
    tag: tag?.slug ?? stand,
    category: category === undefined ? stand : nameSlug(category.name),
    glossaryEntry: term?.slug ?? stand,
    term: wordOf(category?.name ?? site.name),
  };
}

/** The longest word of a name: others may be too short to search for. */
function wordOf(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.toSorted((one, other) => other.length - one.length)[0] || stand;
}
