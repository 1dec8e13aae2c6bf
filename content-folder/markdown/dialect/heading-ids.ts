import { isOwnId } from "../../../addresses/heading-ids.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

/** Without the space before it: an expression for that would search each part of a long one. */
const written = /\{#(?<id>[^{}\s]+)\}\s*$/u;

/** Takes `{#id}` off the ends of headings, and gives it to them as their id. One that cannot be an id stays in the text. */
export function takeHeadingIds(tree: MarkdownTree, report: ReportFault): void {
  const taken = new Set<string>();
  for (const node of partsOf(tree)) {
    const last = node.type === "heading" ? node.children.at(-1) : undefined;
    const match = last?.type === "text" ? written.exec(last.value) : null;
    const id = match?.groups?.["id"];
    if (node.type !== "heading" || last?.type !== "text" || id === undefined) continue;
    if (!isOwnId(id)) report(node, `{#${id}}: expected letters, digits and hyphens, and no name that pages use`);
    else if (taken.has(id)) report(node, `{#${id}}: another heading of this text has this id`);
    else {
      taken.add(id);
      last.value = last.value.slice(0, match?.index).trimEnd();
      node.data = { ...node.data, hProperties: { id, className: ["own-id"] } };
    }
  }
}

/** Leaves the ids of headings out that another heading before has: those of included texts are of several files. */
export function dropRepeatedIds(tree: MarkdownTree, report: ReportFault): void {
  const taken = new Set<string>();
  for (const node of partsOf(tree)) {
    const id = node.type === "heading" ? node.data?.hProperties?.["id"] : undefined;
    if (typeof id !== "string" || node.data === undefined) continue;
    if (!taken.has(id)) taken.add(id);
    else {
      report(
        node,
        `{#${id}}: another heading of the document has this id, in it or in a file that it includes. It is left out here`,
      );
      Reflect.deleteProperty(node.data, "hProperties");
    }
  }
}
