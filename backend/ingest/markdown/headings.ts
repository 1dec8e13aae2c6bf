import { type LineProblem, published } from "../../../content-folder/problem.ts";
import { type MarkdownNode, type MarkdownTree, partsOf } from "./markdown.ts";

type Heading = Extract<MarkdownNode, { readonly type: "heading" }>;

/** What the first-level headings of a text come to. */
export interface SettledHeadings {
  /** What the first of them says; null where there is none. It is the title where the document names none. */
  readonly title: string | null;
  readonly problems: readonly LineProblem[];
}

const advice = "the subject is the page's only one. Begin with ##";

/**
 * Leaves the page its one first-level heading, which is the title: a heading that says the title is taken out of the text, and every other one
 * of the first level goes down to the second, with all below it.
 *
 * @param subject the title, where the document names one
 */
export function settleHeadings(
  tree: MarkdownTree,
  subject: string | null,
  lineOf: (node: MarkdownNode) => number,
): SettledHeadings {
  const first = tree.children.find(
    (node): node is Heading => node.type === "heading" && node.depth === 1 && wordsOf(node) !== "",
  );
  const title = first === undefined ? null : wordsOf(first);
  const isTitle = first !== undefined && title !== null && (subject === null || bare(subject) === bare(title));
  const problems: LineProblem[] = [];
  if (isTitle) {
    tree.children.splice(tree.children.indexOf(first), 1);
    if (subject !== null)
      problems.push(
        published(
          "first-level-heading",
          lineOf(first),
          `a first-level heading that says what the subject says: it is left out, as ${advice}`,
        ),
      );
  }
  let isBelow = false;
  for (const node of partsOf(tree)) {
    if (node.type !== "heading") continue;
    if (node.depth === 1) {
      isBelow = true;
      problems.push(
        published("first-level-heading", lineOf(node), `a first-level heading: ${advice}. It is shown a level lower`),
      );
    }
    if (isBelow) node.depth = lower[node.depth];
  }
  return { title, problems };
}

const lower = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;

function wordsOf(node: MarkdownNode): string {
  const words = [...partsOf(node)].map((part) =>
    part.type === "text" || part.type === "inlineCode" ? part.value : "",
  );
  return words.join("").replaceAll(/\s+/g, " ").trim();
}

function bare(title: string): string {
  return title.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
