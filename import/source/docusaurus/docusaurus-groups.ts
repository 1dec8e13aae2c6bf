import { dirname, join, resolve } from "node:path";
import { readDataFile } from "../../settings/read-data.ts";
import { readModule } from "../../settings/read-module.ts";
import { fieldsAt, isMapping, listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { githubSlug } from "../../text/ids/heading-slugs.ts";
import { toAddress } from "../addresses.ts";
import type { Section, SourceEntry } from "../source-site.ts";
import { entriesOf, sidebarFile } from "./docusaurus-sidebar.ts";

/** Where the documents of a plugin are. */
interface DocsPlaces {
  readonly folder: string;
  readonly options: Value;
  /** All files in the folder of its documents, relative to that. */
  readonly files: readonly string[];
  /** What its addresses begin with: one for each version. */
  readonly routes: readonly string[];
}

/** The pages that Docusaurus generates for categories (`generated-index`), with what they list. */
export function generatedIndexes({ folder, options, files, routes }: DocsPlaces): NonNullable<Section["groupsAt"]> {
  const file = sidebarFile(folder, textAt(options, "sidebarPath"));
  const root = resolve(folder, textAt(options, "path") ?? "docs");
  const inSidebars = file === null ? [] : fieldsAt(readModule(file)).flatMap(([, items]) => categoriesIn(items));
  const inFolders = files
    .filter((path) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path))
    .flatMap((path) => indexOf(readDataFile(join(root, path)), dirname(path)));
  return routes.flatMap((route) =>
    [...inSidebars, ...inFolders].map(([slug, entry]) => [toAddress(route, slug), entry] as const),
  );
}

type Index = readonly [string, SourceEntry];

function categoriesIn(items: Value): readonly Index[] {
  return listAt(items).flatMap((item): readonly Index[] => {
    if (!isMapping(item)) return [];
    const inside = listAt(item, "items");
    const all = { title: textAt(item, "label") ?? "", items: entriesOf(inside) };
    return [...(textAt(item, "type") === "category" ? indexOf(item, all) : []), ...categoriesIn(inside)];
  });
}

/** The address of a category, where it has a page of its own. */
function indexOf(category: Value, entry: SourceEntry): readonly Index[] {
  const link = valueAt(category, "link");
  if (textAt(link, "type") !== "generated-index") return [];
  const label = textAt(category, "label") ?? "";
  return [[textAt(link, "slug") ?? `/category/${githubSlug(label, () => false)}`, entry]];
}
