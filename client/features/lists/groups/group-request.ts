import type { PageRequest } from "../../../data/page.ts";
import { pageNumberOf } from "../../../ui/pagination/pages-window.ts";
import { narrowingIn, toNarrowing } from "../archive/list-narrowing.ts";
import type { ListNarrowing } from "../archive/list-narrowing.ts";
import type { GroupPageQuery, GroupPageQueryVariables } from "./GroupPage.generated.ts";

/** The group kinds by the first segment of their path. */
export const groupKinds = {
  type: { group: "TYPES", label: "Type" },
  tag: { group: "TAGS", label: "Tag" },
  category: { group: "CATEGORIES", label: "Category" },
} as const;

export type GroupKind = keyof typeof groupKinds;

/** The requested group, and the page of it. */
export interface GroupRequest {
  readonly kind: GroupKind;
  readonly slug: string;
  /** Null: the whole category. */
  readonly subcategory: string | null;
  readonly page: number;
  /** What its documents are narrowed to. Not in subcategories and types. */
  readonly narrowing: ListNarrowing;
}

export function toGroupRequest({ path, params, search }: PageRequest): GroupRequest {
  const kind = path.startsWith("/tag/") ? "tag" : path.startsWith("/category/") ? "category" : "type";
  const subcategory = params["subcategory"] ?? null;
  return {
    kind,
    slug: params["slug"] ?? "",
    subcategory,
    page: pageNumberOf(search["page"]),
    narrowing: { ...narrowingIn(kind === "type" || subcategory !== null ? {} : search), category: null, tag: null },
  };
}

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

/** What all documents of a group have, and those of its narrowing; null where groups are not narrowed. */
export function groupNarrowing({ kind, slug, subcategory, narrowing }: GroupRequest) {
  return kind === "type" || subcategory !== null ? null : toNarrowing(narrowing, { [kind]: slug });
}

/** The group's URL path, without a page number. */
export function groupAddress({ kind, slug, subcategory }: GroupRequest): string {
  return ["", kind, slug, ...(subcategory === null ? [] : [subcategory])].map(encodeURIComponent).join("/");
}

/** One page of a group's documents. */
export type DocumentGroup = NonNullable<GroupPageQuery["tag"]>;

/** The group in a query result; null if it does not exist. */
export function groupIn(data: GroupPageQuery | null): DocumentGroup | null {
  return data?.type ?? data?.tag ?? data?.category ?? null;
}
