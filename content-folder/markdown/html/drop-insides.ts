import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";
import { dropped } from "./elements.ts";
import { readTags } from "./read-tags.ts";

/** Takes out what stands in a line between the tags of an element of which nothing stays: Markdown reads such tags one by one, and the words between as text. */
export function dropInsides(tree: MarkdownTree): void {
  for (const node of partsOf(tree)) {
    if (!("children" in node) || !node.children.some(({ type }) => type === "html")) continue;
    const left = insides(node.children);
    if (left.size > 0) Object.assign(node, { children: node.children.filter((_, index) => !left.has(index)) });
  }
}

/** The places of what stands in such elements. */
function insides(children: readonly MarkdownNode[]): ReadonlySet<number> {
  const marks = children.map((child) => (child.type === "html" ? marksOf(child.value) : null));
  const lastEnd = new Map<string, number>();
  for (const [index, mark] of marks.entries()) for (const name of mark?.closed ?? []) lastEnd.set(name, index);
  const left = new Set<number>();
  let open: string | null = null;
  for (const [index, mark] of marks.entries()) {
    if (open !== null && mark?.closed.includes(open) !== true) {
      left.add(index);
      continue;
    }
    open = mark !== null && mark.open !== null && (lastEnd.get(mark.open) ?? -1) > index ? mark.open : null;
  }
  return left;
}

interface Marks {
  /** The element that is opened last and left open, if nothing of it stays. */
  readonly open: string | null;
  readonly closed: readonly string[];
}

function marksOf(html: string): Marks {
  const { tags } = readTags(html);
  const last = tags.at(-1);
  const name = last?.name.toLowerCase() ?? "";
  return {
    open: last !== undefined && !last.isClosing && dropped.has(name) ? name : null,
    closed: tags.flatMap((tag) => (tag.isClosing ? [tag.name.toLowerCase()] : [])),
  };
}
