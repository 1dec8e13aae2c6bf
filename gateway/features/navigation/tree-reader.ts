import type { DocsApi } from "../../docs-api/docs-api.ts";
import type {
  GroupDocsPayload,
  TreeGroupPayload,
  TreeGroupKind,
  TreeLinkPayload,
  TreePositionPayload,
  TotalsPayload,
} from "../../docs-api/calls/tree.ts";
import type { Freshness } from "../../graphql/freshness.ts";

/** Part of a longer list: items from an offset on, and the length of the whole. */
export interface Stretch<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Which part of a list is requested. */
export interface StretchRequest {
  readonly offset: number;
  readonly limit: number;
}

/** Reads the tree one level at a time: no read grows with the number of documents. */
export interface TreeReader {
  readonly totals: TotalsPayload;
  /** Groups by name; for subcategories, those within a category. */
  readonly groups: (
    kind: TreeGroupKind,
    within: string | null,
    part: StretchRequest,
  ) => Promise<Stretch<TreeGroupPayload>>;
  /** A group with some of its documents, newest first; null when there is no such group. */
  readonly docs: (
    kind: TreeGroupKind,
    id: string,
    part: StretchRequest,
  ) => Promise<(Stretch<TreeLinkPayload> & { readonly group: TreeGroupPayload }) | null>;
  /** The documents around one; null when the group does not contain it. */
  readonly around: (
    kind: TreeGroupKind,
    id: string,
    slug: string,
    limit: number,
  ) => Promise<(GroupDocsPayload & { readonly group: TreeGroupPayload }) | null>;
  /** Null when there is no such document. */
  readonly position: (slug: string) => Promise<TreePositionPayload | null>;
}

/** The most items that a backend returns at once. */
const pageSize = 100;

/** The most items of a list that are read for one request, however many it requests. */
export const stretchMax = 1_000;

/** Builds the reader, with the totals that the backend has given. */
export function createTreeReader(docsApi: DocsApi, freshness: Freshness, totals: TotalsPayload): TreeReader {
  const docsOf = async (kind: TreeGroupKind, id: string, page: number, limit: number) =>
    freshness.record(docsApi.fetchGroupDocs({ kind, id, around: null, page, limit }));
  return {
    totals,
    groups: async (kind, within, part) => {
      const pages = await Promise.all(
        pagesOf(part).map((page) => freshness.record(docsApi.fetchGroups({ kind, within, page, limit: pageSize }))),
      );
      return {
        items: cut(
          pages.flatMap(({ items }) => items),
          part,
        ),
        total: pages[0]?.pagination.totalDocs ?? 0,
      };
    },
    docs: async (kind, id, part) => {
      const pages = await Promise.all(pagesOf(part).map((page) => docsOf(kind, id, page, pageSize)));
      const group = pages[0]?.group ?? null;
      return group === null
        ? null
        : {
            group,
            items: cut(
              pages.flatMap(({ docs }) => docs),
              part,
            ),
            total: group.count,
          };
    },
    around: async (kind, id, slug, limit) => {
      const found = await freshness.record(
        docsApi.fetchGroupDocs({ kind, id, around: slug, page: 1, limit: Math.max(1, Math.min(limit, pageSize)) }),
      );
      return found.group === null ? null : { ...found, group: found.group, docs: found.docs.slice(0, limit) };
    },
    position: async (slug) => freshness.record(docsApi.fetchTreePosition(slug)),
  };
}

/** The pages that contain a part of a list: at least one, which gives the length of the list. */
function pagesOf({ offset, limit }: StretchRequest): readonly number[] {
  const first = Math.floor(offset / pageSize);
  const last = Math.floor((offset + Math.max(1, Math.min(limit, stretchMax)) - 1) / pageSize);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
}

function cut<T>(items: readonly T[], { offset, limit }: StretchRequest): readonly T[] {
  return items.slice(offset % pageSize, (offset % pageSize) + Math.min(limit, stretchMax));
}
