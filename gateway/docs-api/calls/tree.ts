import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched, PageRequest } from "../cache/fetched.ts";
import { toPage } from "../payloads/pagination.ts";
import type { Page } from "../payloads/pagination.ts";
import type { TreeMemory } from "./tree-memory.ts";
import {
  listOf,
  optionalCount,
  optionalDateAsWritten,
  optionalText,
  requiredShortText,
  sentListOf,
} from "../payloads/tolerant.ts";

/** The kinds of group that contain documents. */
export type TreeGroupKind = "category" | "subcategory" | "type" | "tag" | "author";

/** Which groups are requested; `within` is the category of subcategories. */
export interface GroupsRequest extends PageRequest {
  readonly kind: TreeGroupKind;
  readonly within: string | null;
}

/** Which documents of a group are requested: a page, or those around one. */
export interface GroupRequest extends PageRequest {
  readonly kind: TreeGroupKind;
  readonly id: string;
  readonly around: string | null;
}

const id = z.union([z.string().min(1), z.number().transform(String)]);
const count = optionalCount.transform((given) => given ?? 0);
const TreeGroupPayload = z.object({
  _id: id,
  name: requiredShortText,
  slug: z.string().min(1),
  count,
  lastPublished: optionalDateAsWritten,
});
const TrailFolder = z.object({
  key: z.string().min(1),
  title: requiredShortText,
  collapsed: z
    .boolean()
    .nullish()
    .catch(null)
    .transform((given) => given ?? false),
});
const TreeLinkPayload = z.object({
  subject: requiredShortText,
  slug: z.string().min(1),
  docType: optionalText,
  trail: listOf(TrailFolder),
});
const name = z
  .object({ name: requiredShortText, slug: z.string().min(1) })
  .nullish()
  .catch(null)
  .transform((given) => given ?? null);
const link = TreeLinkPayload.nullish()
  .catch(null)
  .transform((given) => given ?? null);
const TreePositionPayload = z.object({
  category: name,
  subcategory: name,
  folders: listOf(z.object({ name: requiredShortText, slug: z.string().min(1), docType: optionalText })),
  previous: link,
  next: link,
  related: listOf(TreeLinkPayload),
});
const GroupDocsPayload = z.object({
  group: TreeGroupPayload.nullable(),
  first: count,
  docs: sentListOf(TreeLinkPayload),
});

/** A group without its documents. */
export type TreeGroupPayload = Readonly<z.output<typeof TreeGroupPayload>>;
/** The fields of a document that a link needs. */
export type TreeLinkPayload = Readonly<z.output<typeof TreeLinkPayload>>;
/** Where a document is in the tree, and what is near it. */
export type TreePositionPayload = Readonly<z.output<typeof TreePositionPayload>>;
/** Some documents of a group, and the position of the first; `group` is null where there is none. */
export type GroupDocsPayload = Readonly<z.output<typeof GroupDocsPayload>>;

/** How many groups of each kind there are. */
export interface TotalsPayload {
  readonly categories: number;
  readonly types: number;
  readonly tags: number;
  readonly authors: number;
}

/** Calls that read the tree one level at a time. Not every backend has them: see `fetchTotals`. */
export interface TreeCalls {
  /** Null: this backend does not have these calls, and the others must not be made. */
  fetchTotals(): Promise<Fetched<TotalsPayload | null>>;
  /** Whether this backend is known to have these calls. Until it is, a failure of `fetchTotals` may be its way to say that it has none. */
  hasTree(): boolean;
  fetchGroups(request: GroupsRequest): Promise<Fetched<Page<TreeGroupPayload>>>;
  fetchGroupDocs(request: GroupRequest): Promise<Fetched<GroupDocsPayload>>;
  /** Null when there is no such document. */
  fetchTreePosition(slug: string): Promise<Fetched<TreePositionPayload | null>>;
}

/** Builds the calls that read the tree one level at a time. */
export function createTreeCalls(caller: DocsApiCaller, { hasTree, noteTree }: TreeMemory): TreeCalls {
  const at = (...rest: readonly string[]) => ({ base: "api" as const, path: ["tree", caller.siteId, ...rest] });
  const totals = caller.reads<null, { readonly totals: TotalsPayload | null }>({
    name: "fetchTotals",
    group: "tree",
    request: () => at(),
    parse: (json) => Totals.parse(json),
    // Not null itself, which would mean a missing document: that a backend lacks these calls still holds while it fails.
    missing: () => ({ totals: null }),
    isOptional: true,
  });
  return {
    fetchTotals: async () => {
      const fetched = await totals(null);
      if (fetched.data.totals !== null) noteTree();
      return { ...fetched, data: fetched.data.totals };
    },
    hasTree,
    fetchGroups: caller.reads({
      name: "fetchGroups",
      group: "tree",
      request: ({ kind, within, page, limit }: GroupsRequest) => ({
        ...at("groups", kind),
        query: { ...(within === null ? {} : { within }), page, limit },
      }),
      parse: (json, asked) => toPage(Groups.parse(json).groups, json, asked),
    }),
    fetchGroupDocs: caller.reads({
      name: "fetchGroupDocs",
      group: "tree",
      request: ({ kind, id: group, around, page, limit }: GroupRequest) => ({
        ...at("group", kind, group),
        query: { ...(around === null ? { page } : { around }), limit },
      }),
      parse: (json) => GroupDocsPayload.parse(json),
      missing: () => ({ group: null, first: 0, docs: [] }),
    }),
    fetchTreePosition: caller.reads({
      name: "fetchTreePosition",
      group: "tree",
      request: (slug: string) => at("position", slug),
      parse: (json) => TreePosition.parse(json).position,
      missing: () => null,
    }),
  };
}

const Totals = z.object({ totals: z.object({ categories: count, types: count, tags: count, authors: count }) });
const Groups = z.object({ groups: sentListOf(TreeGroupPayload) });
const TreePosition = z.object({ position: TreePositionPayload.nullable() });
