import { nameSlug } from "../../../addresses/name-slug.ts";
import { sidebarNamesOf } from "../../../content-folder/arrangement/place.ts";
import { readName } from "../../../content-folder/arrangement/file-names.ts";
import { closestTo } from "../../../content-folder/faults/closest.ts";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { show } from "../../../content-folder/fields.ts";
import { published } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { Features } from "../../../content-folder/site-definition/features-yml.ts";
import type { SiteName } from "../../../content-folder/site-files/site-names.ts";
import type { Store } from "../../store/store.ts";
import type { Knowledge } from "./ingest-parts.ts";

/** What a sidebar can name, by document type: documents, drafts too, and folders. Only of types with a sidebar. */
export type SidebarNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Finding the closest name compares with all of them, so it is limited to this number of names. */
const hintsMax = 20;

/** What the sidebars of the types can name, from the paths of all documents. */
export function sidebarNames(paths: readonly string[], types: DocumentTypes): SidebarNames {
  const names = new Map(types.all.flatMap(({ id, sidebar }) => (sidebar === null ? [] : [[id, new Set<string>()]])));
  for (const path of names.size === 0 ? [] : paths) {
    const ofType = path.endsWith(".md") ? names.get(path.slice(0, path.indexOf("/"))) : undefined;
    if (ofType !== undefined) for (const name of sidebarNamesOf(path)) ofType.add(name);
  }
  return names;
}

/** The names in `site.yml` that no document, folder or category has. */
export async function faultsOfNames(
  names: readonly SiteName[],
  { winners, types }: Pick<Knowledge, "winners" | "types">,
  { store, listed, features }: { readonly store: Store; readonly listed: SidebarNames; readonly features: Features },
): Promise<readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const report = (named: SiteName, expected: string, meant: (name: string) => string | null): void => {
    const hint = problems.length < hintsMax ? meant(named.name) : null;
    const message = `${named.key}: expected ${expected}, got ${show(named.name)}${hint === null ? "" : `. Did you mean "${hint}"?`}`;
    problems.push({ file: "site.yml", ...published("dead-link", named.line, message) });
  };
  for (const named of names) {
    if (named.kind === "document") {
      if (!features.docsTree || winners.has(named.name)) continue;
      report(named, "the slug of a published document", (name) => meantSlug(name, [...winners.keys()]));
    } else if (named.kind === "category") {
      if ((await store.navigation.listDocs("category", nameSlug(named.name), { page: 1, limit: 1 })) !== null) continue;
      const categories = (await store.navigation.list("category", "without-docs")) ?? [];
      const all = categories.map(({ name }) => name);
      report(named, "the name of a category that documents have", (name) => closestTo(name, all));
    } else {
      const ofType = findType(types, named.type)?.order === "authored" ? listed.get(named.type) : undefined;
      if (ofType === undefined || ofType.has(named.name)) continue;
      report(named, `the path of a document or a folder in ${named.type}/`, (name) => meantName(name, ofType));
    }
  }
  return problems;
}

/** The slug that was meant by another form of it: an address, or a file. */
function meantSlug(name: string, slugs: readonly string[]): string | null {
  const bare = name.replace(/^\/+/, "").replace(/\.md$/, "");
  return closestTo(bare, slugs) ?? closestTo(bare.slice(bare.lastIndexOf("/") + 1), slugs);
}

/** The name that was meant, which may have been written with its number. */
function meantName(name: string, names: ReadonlySet<string>): string | null {
  const bare = name
    .split("/")
    .map((part) => readName(part).name)
    .join("/");
  return names.has(bare) ? bare : closestTo(name, [...names]);
}
