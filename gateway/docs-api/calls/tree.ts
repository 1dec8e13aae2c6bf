import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched, PageRequest } from "../cache/fetched.ts";
import { toPage } from "../payloads/pagination.ts";
import type { Page } from "../payloads/pagination.ts";
import { listOf, optionalCount, optionalDate, optionalText, requiredText } from "../payloads/tolerant.ts";

/** The kinds of group that documents are in. */
export type LevelKind = "category" | "subcategory" | "type" | "tag" | "author";

/** Which groups are asked for: `within` is the category of subcategories. */
export interface GroupsRequest extends PageRequest {
  readonly kind: LevelKind;
  readonly within: string | null;
}

/** Which documents of a group are asked for: a page, or those around one. */
export interface GroupRequest extends PageRequest {
  readonly kind: LevelKind;
  readonly id: string;
  readonly around: string | null;
}

const id = z.union([z.string().min(1), z.number().transform(String)]);
const count = optionalCount.transform((given) => given ?? 0);
const LevelGroupPayload = z.object({
  _id: id,
  name: requiredText,
  slug: z.string().min(1),
  count,
  lastPublished: optionalDate,
});
const LevelLinkPayload = z.object({ subject: requiredText, slug: z.string().min(1), docType: optionalText });
const name = z
  .object({ name: requiredText, slug: z.string().min(1) })
  .nullish()
  .catch(null)
  .transform((given) => given ?? null);
const link = LevelLinkPayload.nullish()
  .catch(null)
  .transform((given) => given ?? null);
const PlacePayload = z.object({
  category: name,
  subcategory: name,
  previous: link,
  next: link,
  related: listOf(LevelLinkPayload),
});
const GroupDocsPayload = z.object({
  group: LevelGroupPayload.nullable(),
  first: count,
  docs: listOf(LevelLinkPayload),
});

/** A group without its documents. */
export type LevelGroupPayload = Readonly<z.output<typeof LevelGroupPayload>>;
/** As much of a document as a link needs. */
export type LevelLinkPayload = Readonly<z.output<typeof LevelLinkPayload>>;
/** Where a document stands among the others. */
export type PlacePayload = Readonly<z.output<typeof PlacePayload>>;
/** Some documents of a group, the first of them at a place; a null group where there is none. */
export type GroupDocsPayload = Readonly<z.output<typeof GroupDocsPayload>>;

/** How many groups there are. */
export interface TotalsPayload {
  readonly categories: number;
  readonly types: number;
  readonly tags: number;
  readonly authors: number;
}

/** The ways through all documents a level at a time. Not every backend serves them: see `fetchTotals`. */
export interface LevelCalls {
  /** Null: this backend serves no levels, and the other calls must not be made. */
  fetchTotals(): Promise<Fetched<TotalsPayload | null>>;
  fetchGroups(request: GroupsRequest): Promise<Fetched<Page<LevelGroupPayload>>>;
  fetchGroupDocs(request: GroupRequest): Promise<Fetched<GroupDocsPayload>>;
  /** Null when there is no such document. */
  fetchPlace(slug: string): Promise<Fetched<PlacePayload | null>>;
}

/** Builds the calls that read levels. */
export const createLevelCalls = (caller: DocsApiCaller): LevelCalls => {
  const at = (...rest: readonly string[]) => ({ base: "api" as const, path: ["tree", caller.siteId, ...rest] });
  const totals = caller.reads<null, { readonly totals: TotalsPayload | null }>({
    name: "fetchTotals",
    group: "navigation",
    request: () => at(),
    parse: (json) => Totals.parse(json),
    // That a backend serves no levels is knowledge of it, which holds while it fails: not a document that is missing.
    missing: () => ({ totals: null }),
  });
  return {
    fetchTotals: async () => {
      const fetched = await totals(null);
      return { ...fetched, data: fetched.data.totals };
    },
    fetchGroups: caller.reads({
      name: "fetchGroups",
      group: "navigation",
      request: ({ kind, within, page, limit }: GroupsRequest) => ({
        ...at("groups", kind),
        query: { ...(within === null ? {} : { within }), page, limit },
      }),
      parse: (json, asked) => toPage(Groups.parse(json).groups, json, asked),
    }),
    fetchGroupDocs: caller.reads({
      name: "fetchGroupDocs",
      group: "navigation",
      request: ({ kind, id: group, around, page, limit }: GroupRequest) => ({
        ...at("group", kind, group),
        query: { ...(around === null ? { page } : { around }), limit },
      }),
      parse: (json) => GroupDocsPayload.parse(json),
      missing: () => ({ group: null, first: 0, docs: [] }),
    }),
    fetchPlace: caller.reads({
      name: "fetchPlace",
      group: "navigation",
      request: (slug: string) => at("place", slug),
      parse: (json) => Place.parse(json).place,
      missing: () => null,
    }),
  };
};

const Totals = z.object({ totals: z.object({ categories: count, types: count, tags: count, authors: count }) });
const Groups = z.object({ groups: listOf(LevelGroupPayload) });
const Place = z.object({ place: PlacePayload.nullable() });
