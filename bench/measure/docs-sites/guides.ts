import { planCorpus } from "../../corpus/corpus.ts";
import type { CorpusSize } from "../../corpus/corpus.ts";
import { createDocumentMaker } from "../../corpus/document.ts";

/** A generated how-to guide, without what only Lectern knows of it. */
export interface Guide {
  readonly slug: string;
  readonly subject: string;
  readonly description: string;
  /** Markdown without front matter. Its links are addresses that end with a slash. */
  readonly text: string;
}

/** As many as Lectern's sidebar shows at once, so that every site's sidebar has the same entries. */
export const guideCorpus: CorpusSize = { documents: 100, seed: 1, type: "how-to" };

/** The address of a guide, on every site. */
export function guidePath(slug: string): string {
  return `/how-to/${slug}`;
}

/** The guides of `guideCorpus`: the texts that all the sites show. */
export function makeGuides(): readonly [Guide, ...Guide[]] {
  const corpus = planCorpus(guideCorpus);
  const makeDocument = createDocumentMaker(corpus);
  const [first, ...others] = Array.from({ length: corpus.documents }, (_, document) => {
    const { slug, subject } = corpus.facts(document);
    const [, frontMatter = "", text = ""] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(makeDocument(document).text) ?? [];
    const description = /^metaDescription: "(.*)"$/m.exec(frontMatter)?.[1];
    if (description === undefined || text === "")
      throw new Error(`Expected a description and a text of guide ${slug}, found: ${frontMatter}`);
    return { slug, subject, description, text: withPlainLinks(text) };
  });
  if (first === undefined) throw new Error("Expected at least one guide.");
  return [first, ...others];
}

/**
 * Turns Lectern's two kinds of links into addresses.
 *
 * @example withPlainLinks("[a](../../how-to/2020/a.md), [b](/how-to/b)") // "[a](/how-to/a/), [b](/how-to/b/)"
 */
function withPlainLinks(text: string): string {
  return text.replaceAll(/\]\((?:\.\.\/\.\.\/how-to\/\d+\/([^)]+)\.md|\/how-to\/([^)]+))\)/g, (_all, file, slug) => {
    return `](${guidePath(String(file ?? slug))}/)`;
  });
}
