import { parse } from "graphql";
import type { DocumentNode } from "graphql";
import { z } from "zod";
import { groupAddress } from "../../../addresses/group-address.ts";
import type { SharedExecution } from "../../graphql/execute.ts";
import { readListPage } from "../document-lists.ts";
import { isNews, readTypes } from "../document-types.ts";
import type { TypeOfFiles } from "../document-types.ts";

/** What a feed covers: everything, a type, a tag, an author, a category or a subcategory. */
export interface FeedSubject {
  readonly kind: "all" | "type" | "tag" | "author" | "category";
  /** The type's, tag's or category's slug, or the author's id; empty for everything. */
  readonly key: string;
  /** Null: the whole category. */
  readonly subcategory: string | null;
}

/** The documents of a feed, those changed last first: of the first hundred of each list, which is in the order of its type. */
export type FeedList =
  | {
      readonly kind: "found";
      readonly title: string | null;
      readonly homePath: string;
      readonly slugs: readonly string[];
    }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

const Dated = z.object({ slug: z.string(), datePublished: z.string().nullable(), lastUpdated: z.string().nullable() });
type Dated = Readonly<z.output<typeof Dated>>;

const Group = z.object({
  group: z.object({ name: z.string(), items: z.array(Dated) }).nullable(),
  author: z.object({ path: z.string() }).nullish(),
});

const items = "{ name items { slug datePublished lastUpdated } }";
const groupQueries: Readonly<Record<Exclude<FeedSubject["kind"], "all">, DocumentNode>> = {
  type: parse(`query FeedOfType($key: String!) { group: documentsByType(slug: $key, limit: 100) ${items} }`),
  tag: parse(`query FeedOfTag($key: String!) { group: documentsByTag(slug: $key, limit: 100) ${items} }`),
  author: parse(
    `query FeedOfAuthor($key: ID!) { group: documentsByAuthor(authorId: $key, limit: 100) ${items} author(id: $key) { path } }`,
  ),
  category: parse(
    `query FeedOfCategory($key: String!, $subcategory: String) { group: documentsByCategory(slug: $key, subcategory: $subcategory, limit: 100) ${items} }`,
  ),
};

/** Feed readers keep no more than that. */
const itemsMax = 30;

/** Reads which documents a feed contains. */
export async function readFeedList(execution: SharedExecution, subject: FeedSubject): Promise<FeedList> {
  const types = await readTypes(execution);
  if (subject.kind === "all") return readAll(execution, types);
  const known = subject.kind === "type" ? types.find(({ id }) => id === subject.key) : undefined;
  if (known === undefined) return readGroup(execution, subject.kind, subject);
  return known.hasFeed ? readType(execution, known) : { kind: "missing" };
}

async function readAll(execution: SharedExecution, types: readonly TypeOfFiles[]): Promise<FeedList> {
  const lists = await Promise.all(
    types.filter((type) => type.hasFeed && isNews(type)).map(({ id }) => readListPage(execution, id)),
  );
  const documents = lists.map((list) => list?.documents ?? null);
  if (!documents.every((list) => list !== null)) return { kind: "failed" };
  return { kind: "found", title: null, homePath: "/", slugs: newest(documents.flat()) };
}

async function readType(execution: SharedExecution, { id, listLabel, listPath }: TypeOfFiles): Promise<FeedList> {
  const list = await readListPage(execution, id);
  if (list === null) return { kind: "failed" };
  return { kind: "found", title: listLabel, homePath: listPath, slugs: newest(list.documents) };
}

async function readGroup(
  { execute }: SharedExecution,
  kind: keyof typeof groupQueries,
  { key, subcategory }: FeedSubject,
): Promise<FeedList> {
  const { data, errors } = await execute(groupQueries[kind], kind === "category" ? { key, subcategory } : { key });
  const answered = Group.safeParse(data).data;
  if (answered === undefined || errors.some(({ path }) => path?.[0] === "group")) return { kind: "failed" };
  const { group, author } = answered;
  if (group === null) return { kind: "missing" };
  const homePath = kind === "author" ? (author?.path ?? "/authors") : groupAddress(kind, key, subcategory);
  return { kind: "found", title: group.name, homePath, slugs: newest(group.items) };
}

function newest(documents: readonly Dated[]): readonly string[] {
  const changed = ({ lastUpdated, datePublished }: Dated): string => lastUpdated ?? datePublished ?? "";
  return documents
    .toSorted((a, b) => (changed(a) < changed(b) ? 1 : changed(a) > changed(b) ? -1 : a.slug < b.slug ? -1 : 1))
    .slice(0, itemsMax)
    .map(({ slug }) => slug);
}
