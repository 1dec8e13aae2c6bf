import { parseArgs } from "node:util";
import { writeCorpus } from "./write-corpus.ts";

/** `npm run corpus -- FOLDER --documents 100000 --seed 1`: writes a generated content folder of the given size. */
const usage = "Expected: npm run corpus -- FOLDER [--documents 1000] [--seed 1]";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { documents: { type: "string", default: "1000" }, seed: { type: "string", default: "1" } },
  });
  const [folder] = positionals;
  const [documents, seed] = [Number(values.documents), Number(values.seed)];
  if (
    folder === undefined ||
    positionals.length > 1 ||
    !Number.isInteger(documents) ||
    documents < 1 ||
    !Number.isInteger(seed)
  ) {
    console.error(`${usage}, with whole numbers from 1.`);
    process.exitCode = 2;
    return;
  }
  const began = performance.now();
  const { categories, tags, authors } = await writeCorpus(folder, { documents, seed });
  console.log(
    `${documents} documents by ${authors.length} authors, with ${tags.length} tags in ${categories.length} categories, in ${folder} after ${((performance.now() - began) / 1_000).toFixed(1)} s.`,
  );
}

await main();
