import type { Corpus, DocumentFacts } from "./corpus.ts";
import { createRandom, createZipfDraw, seedOf } from "./random.ts";
import type { Random } from "./random.ts";

/** A document's file. */
export interface DocumentFile {
  /** Relative to the content folder. */
  readonly path: string;
  /** Markdown with front matter. */
  readonly text: string;
}

/** Generates the documents of a corpus by number. */
export function createDocumentMaker(corpus: Corpus): (document: number) => DocumentFile {
  const { categories, tags, authors } = corpus;
  const [ofCategories, ofTags, ofAuthors] = [categories, tags, authors].map(({ length }) => createZipfDraw(length, 10));
  if (!ofCategories || !ofTags || !ofAuthors) throw new Error("A corpus has categories, tags and authors.");
  /** Uses every item at least once: the first documents take them in order, the rest draw by frequency. */
  const place = (document: number, count: number, draw: (random: Random) => number, random: Random): number =>
    document < count ? document : draw(random);
  return (document) => {
    const facts = corpus.facts(document);
    const random = createRandom(seedOf(corpus.seed, document, 3));
    const category = categories[place(document, categories.length, ofCategories, random)];
    const drawnTags = [
      tags[place(document, tags.length, ofTags, random)],
      ...Array.from({ length: random.below(5) }, () => tags[ofTags(random)]),
    ];
    const updated = random.chance(0.4) ? [`lastUpdated: ${dayAfter(facts.published, random.below(700))}`] : [];
    const frontMatter = [
      `subject: ${facts.subject}`,
      `metaDescription: "${sentence(corpus, random, 18)}"`,
      ...(category === undefined
        ? []
        : [`category: ${category.name}`, `subcategory: ${random.pick(category.subCategories)}`]),
      `tags: [${[...new Set(drawnTags)].join(", ")}]`,
      `author: ${authors[place(document, authors.length, ofAuthors, random)]?.id}`,
      `datePublished: ${facts.published}`,
      ...updated,
    ];
    return { path: facts.path, text: `---\n${frontMatter.join("\n")}\n---\n\n${body(corpus, facts, random)}\n` };
  };
}

/** Words per text: log-normal, with this median and spread, cut off at the maximum. */
const medianWords = 240;
const sigma = 0.75;
const wordsMax = 6_000;
const sectionWords = 110;
const glossaryWords = 40;

function body(corpus: Corpus, { type }: DocumentFacts, random: Random): string {
  const words =
    type === "glossary" ? glossaryWords : Math.min(wordsMax, Math.max(30, random.logNormal(medianWords, sigma)));
  const blocks = [paragraph(corpus, random, Math.min(words, sectionWords))];
  for (let written = sectionWords; written < words; written += sectionWords) {
    blocks.push(
      `${random.chance(0.75) ? "##" : "###"} ${heading(corpus, random)}`,
      paragraph(corpus, random, sectionWords * 0.7),
    );
    blocks.push(...extras(corpus, type, random));
  }
  return blocks.join("\n\n");
}

function extras(corpus: Corpus, type: string, random: Random): readonly string[] {
  const codeShare = type === "api" || type === "how-to" ? 0.5 : 0.08;
  if (random.chance(codeShare)) return [code(corpus, random)];
  if (random.chance(0.08)) return [table(corpus, random)];
  return random.chance(0.3) ? [list(corpus, random)] : [paragraph(corpus, random, sectionWords * 0.3)];
}

/** Sentences of about `words` words in all, sometimes followed by a link to another document. */
function paragraph(corpus: Corpus, random: Random, words: number): string {
  const sentences: string[] = [];
  for (let left = words; left > 0;) {
    const length = Math.max(4, Math.round(random.logNormal(14, 0.4)));
    sentences.push(sentence(corpus, random, length));
    left -= length;
  }
  if (random.chance(0.4)) sentences.push(`See ${link(corpus, random)}.`);
  return sentences.join(" ");
}

function sentence({ drawWord }: Corpus, random: Random, words: number): string {
  let text = drawWord(random);
  text = text.charAt(0).toUpperCase() + text.slice(1);
  for (let word = 1; word < words; word += 1) text += (random.chance(0.06) ? ", " : " ") + drawWord(random);
  return `${text}.`;
}

function heading({ drawTopic, drawWord }: Corpus, random: Random): string {
  const text = Array.from({ length: 2 + random.below(4) }, (_, at) =>
    at === 1 ? drawWord(random) : drawTopic(random),
  ).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Links by file or by address, as authors write both. The lower a document's number, the more links point to it. */
function link(corpus: Corpus, random: Random): string {
  const target = corpus.facts(Math.floor(corpus.documents * random.next() ** 2));
  const isOnOnePage = target.type === "glossary" || target.type === "tou" || target.type === "privacy-policy";
  return `[${target.subject}](${isOnOnePage || random.chance(0.5) ? `../../${target.path}` : `/${target.type}/${target.slug}`})`;
}

function list(corpus: Corpus, random: Random): string {
  return Array.from(
    { length: 3 + random.below(4) },
    (_, item) => `${random.chance(0.2) ? `${item + 1}.` : "-"} ${sentence(corpus, random, 8)}`,
  ).join("\n");
}

function table({ drawTopic }: Corpus, random: Random): string {
  const row = (): string =>
    `| ${drawTopic(random)} | ${random.below(10_000)} | ${random.pick(["yes", "no", "in part"])} |`;
  return ["| Name | Count | Kept |", "| --- | ---: | --- |", ...Array.from({ length: 3 + random.below(6) }, row)].join(
    "\n",
  );
}

function code({ drawTopic }: Corpus, random: Random): string {
  const [a, b] = [drawTopic(random), drawTopic(random)];
  const texts = [
    `\`\`\`sh\ncurl -s "https://api.example.com/v1/${a}?limit=${random.below(100)}" \\\n  -H "Authorization: Bearer $TOKEN" | jq '.${b}[]'\n\`\`\``,
    `\`\`\`js\nconst ${a} = await fetch("/v1/${b}/${random.below(1_000)}");\nif (!${a}.ok) throw new Error(\`${b}: \${${a}.status}\`);\nexport const ${b} = await ${a}.json();\n\`\`\``,
    `\`\`\`json\n{ "${a}": ${random.below(1_000)}, "${b}": [true, null, "${a}"] }\n\`\`\``,
  ];
  return random.pick(texts);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
