import { barePath } from "../arrangement/sidebar.ts";
import { isMapping } from "../yaml/yaml-reading.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";

/** What `site.yml` names of the documents: it is compared with what there is. */
export type SiteName = Named &
  (
    | { readonly kind: "document" }
    | { readonly kind: "category" }
    /** A document or folder in the sidebar of a type. */
    | { readonly kind: "listed"; readonly type: string }
  );

interface Named {
  readonly line: number;
  /** Where it stands, such as `topics.0.category`. */
  readonly key: string;
  readonly name: string;
}

/** All names of documents, categories and folders in the value of `site.yml`, valid or not. */
export function namesIn(value: unknown, lineOf: LineOf): readonly SiteName[] {
  if (!isMapping(value)) return [];
  const { defaultDocument, topics, home, types } = value;
  const named = (path: readonly PropertyKey[], name: unknown): readonly Named[] =>
    typeof name === "string" && name.trim() !== ""
      ? [{ line: lineOf(path), key: path.map(String).join("."), name: name.trim() }]
      : [];
  const categoriesOf = (list: unknown, path: readonly PropertyKey[]): readonly SiteName[] =>
    itemsOf(list).flatMap(([index, topic]) =>
      named([...path, index, "category"], fieldOf(topic, "category")).map((one) => ({ kind: "category", ...one })),
    );
  const listedIn = (entry: unknown, path: readonly PropertyKey[], type: string): readonly SiteName[] =>
    isMapping(entry)
      ? itemsOf(entry["items"]).flatMap(([index, inner]) => listedIn(inner, [...path, "items", index], type))
      : named(path, entry).map((one) => ({ kind: "listed", type, ...one, name: barePath(one.name) }));
  return [
    ...named(["defaultDocument"], defaultDocument).map((one) => ({ kind: "document", ...one }) as const),
    ...categoriesOf(topics, ["topics"]),
    ...itemsOf(fieldOf(home, "sections")).flatMap(([index, section]) =>
      fieldOf(section, "kind") === "topics"
        ? categoriesOf(fieldOf(section, "items"), ["home", "sections", index, "items"])
        : [],
    ),
    ...Object.entries(isMapping(types) ? types : {}).flatMap(([type, said]) =>
      itemsOf(fieldOf(said, "sidebar")).flatMap(([index, entry]) =>
        listedIn(entry, ["types", type, "sidebar", index], type),
      ),
    ),
  ];
}

function itemsOf(list: unknown): readonly (readonly [index: number, item: unknown])[] {
  return Array.isArray(list) ? list.map((item: unknown, index) => [index, item] as const) : [];
}

function fieldOf(value: unknown, key: string): unknown {
  return isMapping(value) ? value[key] : undefined;
}
