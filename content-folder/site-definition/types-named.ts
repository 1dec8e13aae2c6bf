import type { LinkYml } from "./link-yml.ts";
import type { NavigationYml } from "./navigation-yml.ts";

/** A document type that a link names, and where in `site.yml`. */
export interface NamedType {
  readonly id: string;
  readonly path: readonly PropertyKey[];
}

/** The document types that the links of a navigation name. */
export function typesNamedIn({ header = [], footer = [], login = false }: NavigationYml): readonly NamedType[] {
  return [
    ...header.flatMap(({ items = [], ...link }, index) => [
      ...namedBy([link], () => ["navigation", "header", index]),
      ...namedBy(items, (item) => ["navigation", "header", index, "items", item]),
    ]),
    ...footer.flatMap(({ links }, index) => namedBy(links, (link) => ["navigation", "footer", index, "links", link])),
    ...(login === false ? [] : namedBy([login], () => ["navigation", "login"])),
  ];
}

function namedBy(links: readonly LinkYml[], place: (index: number) => readonly PropertyKey[]): readonly NamedType[] {
  return links.flatMap(({ type }, index) =>
    type === undefined ? [] : [{ id: type, path: [...place(index), "type"] }],
  );
}
