import { DatabaseSync } from "node:sqlite";
import type { Corpus } from "../corpus/corpus.ts";
import { createDocumentMaker } from "../corpus/document.ts";

/** A search in plain FTS5, and its end. */
export interface PlainIndex extends Disposable {
  /** Finds the ten best for any of the words. */
  readonly search: (words: readonly string[]) => void;
}

/** The same texts in plain FTS5, with Porter's stems: what a search costs on this machine at least. */
export function openPlainIndex(corpus: Corpus, file: string): PlainIndex {
  const database = new DatabaseSync(file);
  database.exec(
    "PRAGMA synchronous = OFF; CREATE VIRTUAL TABLE texts USING fts5 (body, tokenize = 'porter unicode61')",
  );
  const save = database.prepare("INSERT INTO texts VALUES (?)");
  const makeDocument = createDocumentMaker(corpus);
  database.exec("BEGIN");
  for (let number = 0; number < corpus.documents; number += 1) save.run(makeDocument(number).text);
  database.exec("COMMIT");
  const find = database.prepare("SELECT rowid FROM texts WHERE texts MATCH ? ORDER BY bm25(texts) LIMIT 10");
  return {
    search: (words) => void find.all(words.map((word) => `"${word}"`).join(" OR ")),
    [Symbol.dispose]: () => database.close(),
  };
}
