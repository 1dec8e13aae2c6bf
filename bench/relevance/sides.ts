import { DatabaseSync } from "node:sqlite";
import { stopwords } from "@orama/stopwords/english";
import { z } from "zod";
import { openPagefind } from "./pagefind.ts";
import type { SearchedText } from "./question-set.ts";

/** A search over the texts: the ids of the first ten, best first. */
export type SearchSide = (term: string) => Promise<readonly string[]>;

/** The parts of the packages that are used: their types are installed only when the bench first runs. */
interface MiniSearchPackage {
  readonly default: new (options: object) => {
    readonly addAll: (texts: readonly SearchedText[]) => void;
    readonly search: (term: string) => readonly { readonly id: string }[];
  };
}
interface LunrBuilder {
  readonly ref: (field: string) => void;
  readonly field: (name: string, options: { readonly boost: number }) => void;
  readonly add: (text: SearchedText) => void;
}
interface LunrPackage {
  readonly default: (build: (builder: LunrBuilder) => void) => {
    readonly search: (term: string) => readonly { readonly ref: string }[];
  };
}
interface OramaPackage {
  readonly create: (options: object) => object;
  readonly insertMultiple: (database: object, texts: readonly SearchedText[]) => Promise<unknown>;
  readonly search: (
    database: object,
    question: object,
  ) => Promise<{ readonly hits: readonly { readonly id: string }[] }>;
}
const packages: { readonly [Name in "miniSearch" | "lunr" | "orama"]: string } = {
  miniSearch: "minisearch",
  lunr: "lunr",
  orama: "@orama/orama",
};

/** The other searches, each set up as its documentation has it, with fields weighted where it can. */
export const peers: Readonly<Record<string, (texts: readonly SearchedText[]) => Promise<SearchSide>>> = {
  "plain FTS5": openFts5,
  MiniSearch: openMiniSearch,
  Lunr: openLunr,
  Orama: openOrama,
  Pagefind: (texts) => openPagefind(texts, depth),
};

const fields = ["subject", "headings", "description", "tags", "body"] as const;
const boosts = { subject: 10, headings: 5, description: 3, tags: 3, body: 1 };
const depth = 10;

const IdRows = z.array(z.object({ id: z.string() }));

/** Porter stems, stop words left out, any word, fields weighted. */
async function openFts5(texts: readonly SearchedText[]): Promise<SearchSide> {
  const database = new DatabaseSync(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE texts USING fts5 (id UNINDEXED, ${fields.join(", ")}, tokenize = 'porter unicode61')`,
  );
  const save = database.prepare("INSERT INTO texts VALUES (?, ?, ?, ?, ?, ?)");
  for (const text of texts) save.run(text.id, ...fields.map((field) => text[field]));
  const find = database.prepare(
    `SELECT id FROM texts WHERE texts MATCH ? ORDER BY bm25(texts, 0, ${Object.values(boosts).join(", ")}) LIMIT ${depth}`,
  );
  const stops = new Set([...stopwords, "a"]);
  return async (term) => {
    const words = term.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const used = words.filter((word) => !stops.has(word));
    if (words.length === 0) return [];
    const expression = (used.length > 0 ? used : words).map((word) => `"${word}"`).join(" OR ");
    return IdRows.parse(find.all(expression)).map(({ id }) => id);
  };
}

async function openMiniSearch(texts: readonly SearchedText[]): Promise<SearchSide> {
  const { default: MiniSearch }: MiniSearchPackage = await import(packages.miniSearch);
  const index = new MiniSearch({
    fields: [...fields],
    searchOptions: { boost: boosts, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(texts);
  return async (term) =>
    index
      .search(term)
      .slice(0, depth)
      .map(({ id }) => id);
}

async function openLunr(texts: readonly SearchedText[]): Promise<SearchSide> {
  const { default: lunr }: LunrPackage = await import(packages.lunr);
  const index = lunr((builder) => {
    builder.ref("id");
    for (const field of fields) builder.field(field, { boost: boosts[field] });
    for (const text of texts) builder.add(text);
  });
  return async (term) => {
    const found = index.search((term.match(/[\p{L}\p{N}]+/gu) ?? []).join(" "));
    return found.slice(0, depth).map(({ ref }) => ref);
  };
}

async function openOrama(texts: readonly SearchedText[]): Promise<SearchSide> {
  const orama: OramaPackage = await import(packages.orama);
  const database = orama.create({
    schema: {
      id: "string",
      subject: "string",
      headings: "string",
      description: "string",
      tags: "string",
      body: "string",
    },
    components: { tokenizer: { stemming: true, language: "english" } },
  });
  await orama.insertMultiple(database, texts);
  return async (term) => {
    const { hits } = await orama.search(database, {
      term,
      boost: boosts,
      tolerance: 1,
      limit: depth,
      properties: [...fields],
    });
    return hits.map(({ id }) => id);
  };
}
