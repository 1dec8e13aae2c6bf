import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { planCorpus } from "./corpus.ts";
import type { Corpus, CorpusSize } from "./corpus.ts";
import { createDocumentMaker } from "./document.ts";

/** The demonstration, of which every corpus takes the site's own files. */
const demonstration = fileURLToPath(new URL("../../content", import.meta.url));
const kept = ["site.yml", "synonyms.yml", "media"];
const filesAtOnce = 64;

/** Writes a corpus into a folder, making it a content folder (content/README.md). */
export async function writeCorpus(folder: string, size: CorpusSize): Promise<Corpus> {
  const corpus = planCorpus(size);
  for (const name of kept) await cp(join(demonstration, name), join(folder, name), { recursive: true });
  const write = createFileWriter(folder);
  for (const { id, name, designation } of corpus.authors)
    await write(`authors/${id}.yml`, `name: ${name}\ndesignation: ${designation}\n`);
  const makeDocument = createDocumentMaker(corpus);
  for (let first = 0; first < corpus.documents; first += filesAtOnce) {
    const numbers = Array.from(
      { length: Math.min(filesAtOnce, corpus.documents - first) },
      (_, place) => first + place,
    );
    await Promise.all(
      numbers.map((number) => {
        const { path, text } = makeDocument(number);
        return write(path, text);
      }),
    );
  }
  return corpus;
}

/** Writes files by their path in `root`, creating each folder once. */
function createFileWriter(root: string): (path: string, text: string) => Promise<void> {
  const made = new Map<string, Promise<unknown>>();
  return async (path, text) => {
    const folder = join(root, dirname(path));
    const making = made.get(folder) ?? mkdir(folder, { recursive: true });
    made.set(folder, making);
    await making;
    await writeFile(join(root, path), text);
  };
}
