import type { PageRequest } from "../../../data/page.ts";
import { pageNumberOf } from "../../../ui/pages-window.ts";
import type { GroupPageQuery, GroupPageQueryVariables } from "./GroupPage.generated.ts";

/** The kinds of group by the first part of their address. */
export const groupKinds = {
  type: { group: "TYPES", label: "Type" },
  tag: { group: "TAGS", label: "Tag" },
  category: { group: "CATEGORIES", label: "Category" },
} as const;

export type GroupKind = keyof typeof groupKinds;

/** Which group is asked for, and which page of it. */
export interface GroupRequest {
  readonly kind: GroupKind;
  readonly slug: string;
  /** Null: the whole category. */
  readonly subcategory: string | null;
  readonly page: number;
}

export const toGroupRequest = ({ path, params, search }: PageRequest): GroupRequest => ({
  kind: path.startsWith("/tag/") ? "tag" : path.startsWith("/category/") ? "category" : "type",
  slug: params["slug"] ?? "",
  subcategory: params["subcategory"] ?? null,
  page: pageNumberOf(search["page"]),
});

export const toVariables = ({ kind, slug, subcategory, page }: GroupRequest): GroupPageQueryVariables => ({
  slug,
  page,
  ...(subcategory === null ? {} : { subcategory }),
  isType: kind === "type",
  isTag: kind === "tag",
  isCategory: kind === "category",
  group: groupKinds[kind].group,
});

/** The group's own address, without a page. */
export const groupAddress = ({ kind, slug, subcategory }: GroupRequest): string =>
  ["", kind, slug, ...(subcategory === null ? [] : [subcategory])].map(encodeURIComponent).join("/");

/** One page of a group's documents. */
export type DocumentGroup = NonNullable<GroupPageQuery["tag"]>;

/** The group that an answer holds; null when there is none. */
export const groupIn = (data: GroupPageQuery | null): DocumentGroup | null =>
  data?.type ?? data?.tag ?? data?.category ?? null;
