import type { DocsApi } from "../../docs-api/docs-api.ts";
import type {
  GroupDocsPayload,
  LevelGroupPayload,
  LevelKind,
  LevelLinkPayload,
  PlacePayload,
  TotalsPayload,
} from "../../docs-api/calls/tree.ts";
import type { Freshness } from "../../graphql/freshness.ts";

/** Part of a longer list: items from a place on, and how many the whole has. */
export interface Stretch<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Which part of a list is asked for. */
export interface StretchRequest {
  readonly offset: number;
  readonly limit: number;
}

/** The ways through all documents a level at a time: nothing that is read grows with the number of documents. */
export interface Levels {
  readonly totals: TotalsPayload;
  /** Groups by name; of subcategories, those within a category. */
  readonly groups: (
    kind: LevelKind,
    within: string | null,
    part: StretchRequest,
  ) => Promise<Stretch<LevelGroupPayload>>;
  /** A group with some of its documents, newest first; null when there is none. */
  readonly docs: (
    kind: LevelKind,
    id: string,
    part: StretchRequest,
  ) => Promise<(Stretch<LevelLinkPayload> & { readonly group: LevelGroupPayload }) | null>;
  /** The documents around one; null when the group does not hold it. */
  readonly around: (
    kind: LevelKind,
    id: string,
    slug: string,
    limit: number,
  ) => Promise<(GroupDocsPayload & { readonly group: LevelGroupPayload }) | null>;
  /** Null when there is no such document. */
  readonly place: (slug: string) => Promise<PlacePayload | null>;
}

/** A backend gives at most so many at once. */
const pageSize = 100;

/** So much of a list is read for one request, however much was asked for. */
export const stretchMax = 1_000;

/** Reads by levels, with the totals that a backend has told. */
export const createLevels = (docsApi: DocsApi, freshness: Freshness, totals: TotalsPayload): Levels => {
  const docsOf = async (kind: LevelKind, id: string, page: number, limit: number) =>
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
        docsApi.fetchGroupDocs({ kind, id, around: slug, page: 1, limit: Math.min(limit, pageSize) }),
      );
      return found.group === null ? null : { ...found, group: found.group };
    },
    place: async (slug) => freshness.record(docsApi.fetchPlace(slug)),
  };
};

/** The pages that hold a part of a list: at least the first, which tells how long the list is. */
const pagesOf = ({ offset, limit }: StretchRequest): readonly number[] => {
  const first = Math.floor(offset / pageSize);
  const last = Math.floor((offset + Math.max(1, Math.min(limit, stretchMax)) - 1) / pageSize);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
};

const cut = <T>(items: readonly T[], { offset, limit }: StretchRequest): readonly T[] =>
  items.slice(offset % pageSize, (offset % pageSize) + Math.min(limit, stretchMax));
