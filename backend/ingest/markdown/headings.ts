import { published } from "../../../content-folder/problem.ts";
import type { LineProblem } from "../../../content-folder/problem.ts";
import { partsOf } from "../../../content-folder/markdown/tree.ts";
import type { Heading, MarkdownNode, MarkdownTree } from "../../../content-folder/markdown/tree.ts";
import { wordsIn } from "../../../content-folder/markdown/words-in.ts";

/** The result of settling a text's first-level headings. */
export interface SettledHeadings {
  /** The text of the first one; null if there is none. It is the title if the document has no subject. */
  readonly title: string | null;
  readonly problems: readonly LineProblem[];
}

const advice = "the subject is the page's only one. Start with ##";

/**
 * Ensures that the page has only one first-level heading, its title: a heading that repeats the title is removed from the text, and every other
 * first-level heading moves down to the second level, with everything below it.
 *
 * @param subject the title, if the document has one
 */
export function settleHeadings(
  tree: MarkdownTree,
  subject: string | null,
  lineOf: (node: MarkdownNode) => number,
): SettledHeadings {
  const first = tree.children.find(
    (node): node is Heading => node.type === "heading" && node.depth === 1 && wordsIn(node) !== "",
  );
  const title = first === undefined ? null : wordsIn(first);
  const isTitle = first !== undefined && title !== null && (subject === null || bare(subject) === bare(title));
  const problems: LineProblem[] = [];
  if (isTitle) {
    tree.children.splice(tree.children.indexOf(first), 1);
    if (subject !== null)
      problems.push(
        published(
          "first-level-heading",
          lineOf(first),
          `a first-level heading that repeats the subject is left out: ${advice}`,
        ),
      );
  }
  let isBelow = false;
  for (const node of partsOf(tree)) {
    if (node.type !== "heading") continue;
    if (node.depth === 1) {
      isBelow = true;
      problems.push(
        published("first-level-heading", lineOf(node), `a first-level heading is shown one level lower: ${advice}`),
      );
    }
    if (isBelow) node.depth = lower[node.depth];
  }
  return { title, problems };
}

const lower = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;

function bare(title: string): string {
  return title.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
