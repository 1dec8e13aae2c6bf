import { findDocumentType } from "../../../data/document-types.ts";
import type { DocumentTypes } from "../../../data/document-types.ts";
import type { PageRequest } from "../../../data/page.ts";
import type { DocumentFacet } from "../../../generated/schema.ts";
import { pageNumberOf } from "../../../ui/pagination/pages-window.ts";
import type { ListArchiveQueryVariables } from "../archive/ListArchive.generated.ts";
import { narrowedBy, narrowingIn, toNarrowing, wholeList } from "../archive/list-narrowing.ts";
import type { ListNarrowing } from "../archive/list-narrowing.ts";
import type { GroupPageQuery, GroupPageQueryVariables } from "./GroupPage.generated.ts";

/** The group kinds by the first segment of their path. */
export const groupKinds = {
  type: { group: "TYPES", label: "Type" },
  tag: { group: "TAGS", label: "Tag" },
  category: { group: "CATEGORIES", label: "Category" },
} as const;

/** By what documents are grouped. */
export type GroupKind = keyof typeof groupKinds;

/** The requested group, and the page of it. */
export interface GroupRequest extends GroupName {
  readonly page: number;
  /** What its documents are narrowed to. */
  readonly narrowing: ListNarrowing;
  /** The variables of the query for its archive; null where it has none. */
  readonly archive: ListArchiveQueryVariables | null;
}

interface GroupName {
  readonly kind: GroupKind;
  readonly slug: string;
  /** Null: the whole category. */
  readonly subcategory: string | null;
}

/** The group that an address asks for. */
export function toGroupRequest({ path, params, search, types }: PageRequest): GroupRequest {
  const [, first = ""] = path.toLowerCase().split("/");
  const kind = first === "tag" || first === "category" ? first : "type";
  const group: GroupName = { kind, slug: params["slug"] ?? "", subcategory: params["subcategory"] ?? null };
  const by = narrowableBy(group, types);
  const narrowing = by === null ? wholeList : chosenIn(kind, search);
  return {
    ...group,
    page: pageNumberOf(search["page"]),
    narrowing,
    archive: by && { to: toNarrowing(narrowing, { [kind]: group.slug, ...partOf(group) }), by },
  };
}

/** What the documents of a group can be narrowed to. Null: there is no archive, of a type that only the backend's navigation has. */
function narrowableBy({ kind, slug }: GroupName, types: DocumentTypes): DocumentFacet[] | null {
  return kind === "type" ? findDocumentType(types, slug) && narrowedBy.type : narrowedBy.group;
}

function partOf({ subcategory }: GroupName): { readonly subcategory?: string } {
  return subcategory === null ? {} : { subcategory };
}

/** A group of one type is not narrowed to types, others to nothing but types and years. */
function chosenIn(kind: GroupKind, search: PageRequest["search"]): ListNarrowing {
  const chosen = narrowingIn(search);
  return kind === "type" ? { ...chosen, type: null } : { ...chosen, category: null, tag: null };
}

/** The variables of the query for the page of a group. */
export function toVariables({ kind, slug, subcategory, page }: GroupRequest): GroupPageQueryVariables {
  return {
    slug,
    page,
    ...(subcategory === null ? {} : { subcategory }),
    isType: kind === "type",
    isTag: kind === "tag",
    isCategory: kind === "category",
    group: groupKinds[kind].group,
  };
}

/** One page of a group's documents. */
export type DocumentGroup = NonNullable<GroupPageQuery["tag"]>;

/** The group in a query result; null if it does not exist. */
export function groupIn(data: GroupPageQuery | null): DocumentGroup | null {
  return data?.type ?? data?.tag ?? data?.category ?? null;
}
