import { parse } from "graphql";
import type { DocumentNode } from "graphql";
import { z } from "zod";
import type { SharedExecution } from "../../graphql/execute.ts";
import { docTypes, readListPage } from "../document-lists.ts";
import type { DocTypeOfFiles } from "../document-lists.ts";
import { typeNameOf } from "../documents/read-document.ts";

/** What a feed covers: everything, a type, a tag, an author, a category or a subcategory. */
export interface FeedSubject {
  readonly kind: "all" | "type" | "tag" | "author" | "category";
  /** The type's, tag's or category's slug, or the author's id; empty for everything. */
  readonly key: string;
  /** Null: the whole category. */
  readonly subcategory: string | null;
}

/** The documents of a feed, newest first. */
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

/** Glossary entries and legal texts are not news: only the feeds of their own types contain them. */
const quietTypes: readonly DocTypeOfFiles[] = ["GLOSSARY", "TOU", "PRIVACY_POLICY"];

const listPaths: Partial<Record<DocTypeOfFiles, string>> = {
  ARTICLE: "/articles",
  TOU: "/legal/terms",
  PRIVACY_POLICY: "/legal/privacy",
};

/** Reads which documents a feed contains. */
export async function readFeedList(execution: SharedExecution, subject: FeedSubject): Promise<FeedList> {
  if (subject.kind === "all") return readAll(execution);
  const known = subject.kind === "type" ? docTypes.find(({ type }) => typeNameOf(type) === subject.key) : undefined;
  return known === undefined ? readGroup(execution, subject.kind, subject) : readType(execution, known);
}

async function readAll(execution: SharedExecution): Promise<FeedList> {
  const lists = await Promise.all(
    docTypes.filter(({ type }) => !quietTypes.includes(type)).map(({ type }) => readListPage(execution, type)),
  );
  const documents = lists.map((list) => list?.documents ?? null);
  if (!documents.every((list) => list !== null)) return { kind: "failed" };
  return { kind: "found", title: null, homePath: "/", slugs: newest(documents.flat()) };
}

async function readType(execution: SharedExecution, { type, title }: (typeof docTypes)[number]): Promise<FeedList> {
  const list = await readListPage(execution, type);
  if (list === null) return { kind: "failed" };
  return { kind: "found", title, homePath: listPaths[type] ?? `/${typeNameOf(type)}`, slugs: newest(list.documents) };
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
  const ownPath = `/${kind}/${[key, ...(subcategory === null ? [] : [subcategory])].map(encodeURIComponent).join("/")}`;
  const homePath = kind === "author" ? (author?.path ?? "/authors") : ownPath;
  return { kind: "found", title: group.name, homePath, slugs: newest(group.items) };
}

function newest(documents: readonly Dated[]): readonly string[] {
  const changed = ({ lastUpdated, datePublished }: Dated): string => lastUpdated ?? datePublished ?? "";
  return documents
    .toSorted((a, b) => (changed(a) < changed(b) ? 1 : changed(a) > changed(b) ? -1 : a.slug < b.slug ? -1 : 1))
    .slice(0, itemsMax)
    .map(({ slug }) => slug);
}
