import { normalisedPath } from "../../../addresses/normalised-path.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { sitePages } from "../../../content-folder/document-types/fixed-paths.ts";
import { closedBy, isClosed } from "../../../content-folder/site-definition/closed-addresses.ts";
import type { Feature, Features } from "../../../content-folder/site-definition/features-yml.ts";
import type { GroupKind } from "../../store/navigation.ts";
import type { Store } from "../../store/store.ts";

/** The site's pages other than documents. */
export interface Pages {
  has(path: string): Promise<boolean>;
  /** Whether an address is an old one that leads to another: of `redirects.yml`, or an alias of a document. */
  leadsOn(address: string): Promise<boolean>;
  /** What the site has switched off at an address; null if nothing. */
  closedBy(address: string): Feature | null;
  /** All pages except those of authors. */
  list(): Promise<readonly string[]>;
}

/** Pages derived from the published documents, looked up on demand. */
export function createPages(
  { navigation, documents }: Store,
  {
    authorIds,
    types,
    pagePaths,
    redirected,
    features,
  }: {
    readonly authorIds: ReadonlySet<string>;
    readonly types: DocumentTypes;
    /** The paths of the pages under `pages` of the content folder. */
    readonly pagePaths: readonly string[];
    /** The old addresses of `redirects.yml`, in their normal form. */
    readonly redirected: ReadonlySet<string>;
    readonly features: Features;
  },
): Pages {
  const ofSite = [...sitePages(types), ...pagePaths].filter((path) => !isClosed(features, path));
  const fixed = new Set<string>(ofSite);
  const asked = new Map<string, Promise<boolean>>();
  const isThere = async (kind: GroupKind, id: string): Promise<boolean> =>
    (await navigation.listDocs(kind, id, { page: 1, limit: 1 })) !== null;
  const look = async (path: string): Promise<boolean> => {
    const [, prefix = "", first = "", second, ...rest] = path.split("/");
    if (rest.length > 0 || first === "") return false;
    if (isClosed(features, path)) return false;
    if (prefix === "authors") return second !== undefined && authorIds.has(second);
    // Which entries there are is known to the gateway alone.
    if (prefix === "api-reference") return second === undefined && /^(?:query|mutation|type)-\w+$/.test(first);
    if (prefix === "category")
      return second === undefined ? isThere("category", first) : isThere("subcategory", `${first}.${second}`);
    return (prefix === "type" || prefix === "tag") && second === undefined && isThere(prefix, first);
  };
  const led = new Map<string, Promise<boolean>>();
  const lookForOld = async (path: string): Promise<boolean> => {
    // The files of a document lead on with it (gateway/site/redirects.ts).
    const paths = new Set([path, path.replace(/\.(?:md|json)$/i, "")]);
    for (const one of paths) if (redirected.has(one) || (await documents.findAlias(one)) !== null) return true;
    return false;
  };
  let listing: Promise<readonly string[]> | undefined;
  return {
    has: (path) => {
      if (fixed.has(path)) return Promise.resolve(true);
      const looking = asked.get(path) ?? look(path);
      asked.set(path, looking);
      return looking;
    },
    leadsOn: (address) => {
      const path = normalisedPath(address.split(/[?#]/, 1)[0] ?? "");
      const known = led.get(path) ?? lookForOld(path);
      led.set(path, known);
      return known;
    },
    closedBy: (address) => closedBy(features, address),
    list: () => (listing ??= listGroupPages(navigation).then((groups) => [...ofSite, ...groups])),
  };
}

async function listGroupPages(navigation: Store["navigation"]): Promise<readonly string[]> {
  const [categories, subcategories, types, tags] = await Promise.all(
    (["category", "subcategory", "type", "tag"] as const).map((kind) => navigation.list(kind, "without-docs")),
  );
  const under = (prefix: string, groups: typeof tags) => (groups ?? []).map(({ id }) => `/${prefix}/${id}`);
  // A subcategory's id is its category's id and its own slug, joined by a dot.
  const inCategories = (subcategories ?? []).map(({ id }) => `/category/${id.replace(".", "/")}`);
  return [...under("category", categories), ...inCategories, ...under("type", types), ...under("tag", tags)];
}
