import { createRandom, createWeightedDraw, createZipfDraw, seedOf } from "./random.ts";
import type { Random } from "./random.ts";
import { functionWords, makeWords } from "./vocabulary.ts";

/** How large a corpus is, and which of all that are so large. */
export interface CorpusSize {
  readonly documents: number;
  readonly seed: number;
}

/** What every document of a corpus is made of. Nothing of a document is kept: each can be made alone. */
export interface Corpus extends CorpusSize {
  /** The names of the categories, and of each one's subcategories. */
  readonly categories: readonly { readonly name: string; readonly subCategories: readonly string[] }[];
  readonly tags: readonly string[];
  readonly authors: readonly Author[];
  /** All words by how often they are used: function words first, then the made-up ones. */
  readonly words: readonly string[];
  readonly drawWord: (random: Random) => string;
  /** A made-up word: rarely the same one twice in a title. */
  readonly drawTopic: (random: Random) => string;
  readonly facts: (document: number) => DocumentFacts;
}

/** Somebody who writes. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
}

/** Where a document lies and stands, as other documents need it for a link. */
export interface DocumentFacts {
  readonly type: string;
  readonly slug: string;
  readonly subject: string;
  /** Relative to the content folder. */
  readonly path: string;
  /** An ISO day. */
  readonly published: string;
}

/** Of a large site; the legal texts are one of each. */
const typeShares = {
  article: 30,
  blog: 21.5,
  news: 12,
  "knowledge-base": 10,
  "how-to": 9,
  "press-release": 5,
  "case-study": 4,
  "white-paper": 3,
  api: 3,
  sop: 2,
  glossary: 0.5,
};
const types = Object.keys(typeShares);
const legalTypes = ["tou", "privacy-policy"];

/** What 100,000 documents have; fewer documents have fewer, but more for each document, as growing sites do. */
const atHundredThousand = { categories: 3_900, tags: 20_000, authors: 2_000 };
const growth = 0.75;
const firstDay = Date.UTC(2017, 0, 1);
const days = 3_600;
const roles = ["Writer", "Editor", "Analyst", "Engineer", "Researcher", "Product manager"];

/** Plans a corpus. The same size and seed give the same documents, letter by letter. */
export const planCorpus = ({ documents, seed }: CorpusSize): Corpus => {
  const words = makeWords(Math.round(3_000 + 250 * Math.sqrt(documents)));
  const counts = countsFor(documents);
  const all = [...functionWords, ...words];
  const ofAll = createZipfDraw(all.length);
  const ofTopics = createZipfDraw(words.length, 40);
  const ofTypes = createWeightedDraw(Object.values(typeShares));
  const drawTopic = (random: Random): string => words[ofTopics(random)] ?? "";
  return {
    documents,
    seed,
    words: all,
    categories: makeCategories(words, counts.categories, seed),
    tags: Array.from(
      { length: counts.tags },
      (_, tag) => `${words[tag % words.length]} ${words[(tag * 7 + 13) % words.length]}`,
    ),
    authors: Array.from({ length: counts.authors }, (_, author) => makeAuthor(words, author)),
    drawWord: (random) => all[ofAll(random)] ?? "",
    drawTopic,
    facts: (document) => {
      const random = createRandom(seedOf(seed, document, 1));
      const type = legalTypes[document] ?? types[ofTypes(random)] ?? "article";
      const subject = titleOf(
        Array.from({ length: type === "glossary" ? 2 : 4 + random.below(5) }, (_, place) =>
          place % 3 === 1 ? random.pick(functionWords) : drawTopic(random),
        ),
      );
      const slug = `${subject.toLowerCase().replaceAll(" ", "-").slice(0, 60)}-${document}`;
      const published = new Date(firstDay + random.below(days) * 86_400_000).toISOString().slice(0, 10);
      return { type, subject, slug, published, path: `${type}/${published.slice(0, 4)}/${slug}.md` };
    },
  };
};

/** How many categories, tags and authors so many documents have. */
export const countsFor = (
  documents: number,
): { readonly categories: number; readonly tags: number; readonly authors: number } => {
  const scale = (documents / 100_000) ** growth;
  const of = (most: number): number => Math.min(documents, Math.max(3, Math.round(most * scale)));
  return {
    categories: of(atHundredThousand.categories),
    tags: of(atHundredThousand.tags),
    authors: of(atHundredThousand.authors),
  };
};

const makeCategories = (words: readonly string[], count: number, seed: number): Corpus["categories"] =>
  Array.from({ length: count }, (_, category) => {
    const random = createRandom(seedOf(seed, category, 2));
    const name = titleOf([words[category % words.length] ?? "", random.pick(words)]);
    return {
      name,
      subCategories: Array.from({ length: 1 + random.below(4) }, (_unused, sub) =>
        titleOf([words[(category * 3 + sub) % words.length] ?? "", random.pick(words)]),
      ),
    };
  });

const makeAuthor = (words: readonly string[], author: number): Author => {
  const [first = "", last = ""] = [words[author % words.length], words[(author * 11 + 5) % words.length]];
  return {
    id: `${first}-${last}`,
    name: `${titleOf([first])} ${titleOf([last])}`,
    designation: roles[author % roles.length] ?? "",
  };
};

const titleOf = (words: readonly string[]): string => {
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
