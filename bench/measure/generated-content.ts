import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "./gateway-process.ts";

/** A content folder of its own. */
export interface GeneratedContent extends AsyncDisposable {
  readonly dir: string;
  /** Terms that find something: words that stand in some of the texts. */
  readonly terms: readonly string[];
}

const types = ["article", "blog", "how-to", "knowledge-base", "news", "white-paper"];
const termCount = 120;

/**
 * Makes so many documents of the sentences, headings and tags of the demonstration, each put together anew: texts as long, and words as
 * frequent, as real ones. The same at every run.
 */
export const generateContent = async (documents: number): Promise<GeneratedContent> => {
  const dir = await mkdtemp(join(tmpdir(), "lectern-bench-content-"));
  const demonstration = join(projectRoot, "content");
  for (const kept of ["site.yml", "synonyms.yml", "authors", "media"]) await cp(join(demonstration, kept), join(dir, kept), { recursive: true });
  const pool = await readPool(demonstration);
  const draw = createDraw(documents);
  for (const type of types) await mkdir(join(dir, type));
  for (let number = 0; number < documents; number += 1) {
    const { slug, text } = makeDocument(number, pool, draw);
    await writeFile(join(dir, draw(types), `${slug}.md`), text);
  }
  const words = [...new Set(pool.sentences.flatMap((sentence) => sentence.toLowerCase().match(/[a-z]{5,}/g) ?? []))];
  const terms = Array.from({ length: termCount }, (_, index) => (index % 3 === 0 ? draw(words) : `${draw(words)} ${draw(words)}`));
  return { dir, terms: [...new Set(terms)], [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
};

interface Pool {
  readonly sentences: readonly string[];
  readonly headings: readonly string[];
  readonly subjects: readonly string[];
  readonly descriptions: readonly string[];
  readonly tags: readonly string[];
  readonly authors: readonly string[];
}

const readPool = async (folder: string): Promise<Pool> => {
  const files = globSync(join(folder, "{article,blog,how-to,knowledge-base,white-paper}/*.md")).sort();
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const all = (pattern: RegExp): readonly string[] => [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]?.trim() ?? "")))];
  const paragraphs = all(/^([A-Z][^\n|`[\]<>]{60,})$/gm);
  return {
    sentences: [...new Set(paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?]) /)))].filter((sentence) => sentence.length > 20),
    headings: all(/^## (.+)$/gm),
    subjects: all(/^subject: "?([^"\n]+)"?$/gm),
    descriptions: all(/^metaDescription: "?([^"\n]+)"?$/gm),
    tags: [...new Set(all(/^tags: \[(.+)\]$/gm).flatMap((tags) => tags.split(", ")))],
    authors: all(/^author: (\S+)$/gm),
  };
};

const makeDocument = (number: number, pool: Pool, draw: Draw): { readonly slug: string; readonly text: string } => {
  const subject = `${draw(pool.subjects)}, ${draw(pool.headings).toLowerCase()}`;
  const paragraph = (): string => Array.from({ length: 5 }, () => draw(pool.sentences)).join(" ");
  const section = (): string => `## ${draw(pool.headings)}\n\n${paragraph()}\n\n${paragraph()}`;
  const frontMatter = {
    subject: JSON.stringify(subject),
    metaDescription: JSON.stringify(draw(pool.descriptions)),
    tags: `[${[...new Set([draw(pool.tags), draw(pool.tags), draw(pool.tags)])].join(", ")}]`,
    author: draw(pool.authors),
    datePublished: new Date(Date.UTC(2025, 0, 1 + (number % 600))).toISOString().slice(0, 10),
  };
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${value}`);
  const body = [paragraph(), ...Array.from({ length: 6 }, section)].join("\n\n");
  return { slug: `${subject.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 60).replace(/-$/, "")}-${number}`, text: `---\n${lines.join("\n")}\n---\n\n${body}\n` };
};

type Draw = <T>(from: readonly T[]) => T;

/** Draws by a generator of its own (mulberry32), so that every run draws the same. */
const createDraw = (seed: number): Draw => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (from) => {
    const drawn = from[Math.floor(next() * from.length)];
    if (drawn === undefined) throw new Error("There is nothing to draw from: the demonstration's texts are not as they were.");
    return drawn;
  };
};
